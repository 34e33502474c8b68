import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupStore, Key } from './backup-store.ts';

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

async function unlessMissing<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export function openFolderStore(folder: string): BackupStore {
  const pathOf = ({ shelf, name }: Key) => path.join(folder, shelf, name);
  const makeShelf = async (shelf: Key['shelf']) => {
    await mkdir(path.join(folder, shelf), { recursive: true });
  };
  return {
    nameOf: (key) => (key ? pathOf(key) : folder),
    // Where it will stand, because a file can only be renamed within its file system.
    draftPath: async () => {
      await makeShelf('files');
      return pathOf({ shelf: 'files', name: `${randomUUID()}.new` });
    },
    place: async (draft, key) => {
      await makeShelf(key.shelf);
      await syncFile(draft);
      await rename(draft, pathOf(key));
    },
    read: (key) => createReadStream(pathOf(key)),
    sizeOf: async (key) => (await unlessMissing(stat(pathOf(key))))?.size,
    list: async (shelf) => (await unlessMissing(readdir(path.join(folder, shelf)))) ?? [],
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
