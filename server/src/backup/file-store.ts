import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { StoredFile } from './manifest.ts';
import type { BackupStore, Key } from './stores/backup-store.ts';

const keyOf = ({ sha256 }: StoredFile): Key => ({ shelf: 'files', name: sha256 });

async function writeDraft(draft: string, source: Readable): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    createZstdCompress(),
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(draft),
  );
  return { sha256: hash.digest('hex'), bytes };
}

/** Keeps a stream, compressed, under the hash of its bytes: what is there already is not kept twice. */
export async function storeFile(store: BackupStore, source: Readable): Promise<StoredFile> {
  const draft = await store.draftPath();
  try {
    const file = await writeDraft(draft, source);
    if (!(await isStored(store, file))) await store.place(draft, keyOf(file), file);
    return file;
  } finally {
    await rm(draft, { force: true });
  }
}

export function readStored(store: BackupStore, file: StoredFile): Transform {
  const content = createZstdDecompress();
  store
    .read(keyOf(file))
    .on('error', (error) => content.destroy(error))
    .pipe(content);
  return content;
}

/** What is wrong with a kept file, as a sentence that names it. */
export async function findFault(store: BackupStore, file: StoredFile): Promise<string | undefined> {
  const name = store.nameOf(keyOf(file));
  const bytes = await store.sizeOf(keyOf(file));
  if (bytes === undefined) return `${name} is missing.`;
  if (bytes !== file.bytes) return `${name} is cut: it has ${bytes} bytes instead of ${file.bytes}.`;
  const hash = createHash('sha256');
  await pipeline(store.read(keyOf(file)), hash);
  return hash.digest('hex') === file.sha256 ? undefined : `${name} was changed: its bytes have another hash.`;
}

export async function isStored(store: BackupStore, file: StoredFile): Promise<boolean> {
  return (await store.sizeOf(keyOf(file))) === file.bytes;
}

/** Removes what no backup of the store names: of killed ones, and of those whose manifest was deleted. */
export async function sweepFiles(store: BackupStore, named: ReadonlySet<string>): Promise<void> {
  for (const name of await store.list('files'))
    if (!named.has(name)) await store.remove({ shelf: 'files', name });
}
