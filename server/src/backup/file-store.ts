import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { StoredFile } from './manifest.ts';

const folderOf = (folder: string) => path.join(folder, 'files');
const pathOf = (folder: string, { sha256 }: StoredFile) => path.join(folderOf(folder), sha256);

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Keeps a stream, compressed, under the hash of its bytes: what is there already is not kept twice. */
export async function storeFile(folder: string, source: Readable): Promise<StoredFile> {
  await mkdir(folderOf(folder), { recursive: true });
  const draft = path.join(folderOf(folder), `${randomUUID()}.new`);
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
  const file = { sha256: hash.digest('hex'), bytes };
  if (await isStored(folder, file)) await rm(draft);
  else {
    await syncFile(draft);
    await rename(draft, pathOf(folder, file));
  }
  return file;
}

export function readStored(folder: string, file: StoredFile): Transform {
  const content = createZstdDecompress();
  createReadStream(pathOf(folder, file))
    .on('error', (error) => content.destroy(error))
    .pipe(content);
  return content;
}

/** What is wrong with a kept file, as a sentence that names it. */
export async function findFault(folder: string, file: StoredFile): Promise<string | undefined> {
  const name = pathOf(folder, file);
  const found = await stat(name).catch(() => undefined);
  if (!found) return `${name} is missing.`;
  if (found.size !== file.bytes)
    return `${name} is cut: it has ${found.size} bytes instead of ${file.bytes}.`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(name), hash);
  return hash.digest('hex') === file.sha256 ? undefined : `${name} was changed: its bytes have another hash.`;
}

export async function isStored(folder: string, file: StoredFile): Promise<boolean> {
  const found = await stat(pathOf(folder, file)).catch(() => undefined);
  return found?.size === file.bytes;
}

/** Removes what no backup of the folder names: of killed ones, and of those whose manifest was deleted. */
export async function sweepFiles(folder: string, named: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folderOf(folder)))
    if (!named.has(name)) await rm(path.join(folderOf(folder), name));
}
