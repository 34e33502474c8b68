import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');
const packaged = path.join(root, 'node_modules/@sparticuz/chromium');

/** Unpacks the browser of the npm package once and says where it is; undefined where the package has none. */
export async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packaged)) return undefined;
  const place = path.join(root, '.cache', `chromium-${packagedVersion()}`);
  if (existsSync(place)) return place;
  await mkdir(path.dirname(place), { recursive: true });
  const draft = await mkdtemp(`${place}-`);
  try {
    await unpackInto(draft);
    // the font configuration names its folder, so it is written for the final place
    await writeFile(path.join(draft, 'fonts.conf'), fontConfiguration(place));
    await rename(draft, place);
  } catch (error) {
    // another process may have finished first: its copy is as good
    if (!existsSync(place)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return place;
}

async function unpackInto(folder: string): Promise<void> {
  const executable = createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 });
  await pipeline(
    createReadStream(path.join(packaged, 'bin/chromium.br')),
    createBrotliDecompress(),
    executable,
  );
  for (const archive of ['fonts', 'al2023']) {
    const input = brotliDecompressSync(readFileSync(path.join(packaged, `bin/${archive}.tar.br`)));
    execFileSync('tar', ['-x', '-f', '-', '--no-same-owner', '-C', folder], { input });
  }
}

function packagedVersion(): string {
  const manifest = readFileSync(path.join(packaged, 'package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(manifest)?.[1] ?? 'unknown';
}

// Without any font a text is 0 pixels wide and cannot be clicked: the package's Open Sans, which has Cyrillic, serves
// a machine that has none.
function fontConfiguration(place: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${place}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${place}/font-cache</cachedir>
</fontconfig>
`;
}
