import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg)$/;
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };
const settings = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gz: { level: constants.Z_BEST_COMPRESSION },
};

/** Puts `x.js.br` and `x.js.gz` beside `x.js`: packed once and as small as it goes, not anew for each visitor. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => packFolder(dir),
  };
}

/** A server may already be sending from the folder, and sends what it finds. */
export async function packFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const names = files.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => packFile(path.join(folder, name))));
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const ending of ['br', 'gz'] as const) {
    const packed = await compressors[ending](content, settings[ending]);
    // A few hundred bytes may grow: the file itself is sent then.
    if (packed.length >= content.length) continue;
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, packed);
    await rename(unfinished, `${file}.${ending}`);
  }
}
