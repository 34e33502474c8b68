import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packFolder } from './precompress.ts';

test('a built folder is packed file by file, and nothing that would grow', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  try {
    await mkdir(path.join(folder, 'assets'));
    const script = 'export const row = 1;\n'.repeat(200);
    await writeFile(path.join(folder, 'assets/screen.js'), script);
    await writeFile(path.join(folder, 'assets/tiny.css'), 'a{}');
    await writeFile(path.join(folder, 'photo.webp'), script);
    await packFolder(folder);
    // A second time, as after an end in the middle.
    await packFolder(folder);
    const files = await readdir(folder, { recursive: true });
    expect(files.toSorted()).toEqual([
      'assets',
      'assets/screen.js',
      'assets/screen.js.br',
      'assets/screen.js.gz',
      'assets/tiny.css',
      'photo.webp',
    ]);
    const packed = (ending: string) => readFile(path.join(folder, `assets/screen.js.${ending}`));
    expect(brotliDecompressSync(await packed('br')).toString()).toBe(script);
    expect(gunzipSync(await packed('gz')).toString()).toBe(script);
  } finally {
    await rm(folder, { recursive: true });
  }
});
