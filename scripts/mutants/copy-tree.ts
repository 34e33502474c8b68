import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const own = '@vitrina';

/** A copy of the tree in the system's temporary folder. Packages are links, but the tree's own lead into the copy. */
export function copyTree(root: string): { path: string; remove(): void } {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrina-mutants-')));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0')) {
    if (!file || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  linkPackages(root, copy);
  return { path: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

function linkPackages(root: string, copy: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, own), { recursive: true });
  for (const name of readdirSync(from)) {
    // caches are the copy's own
    if (name === own || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of readdirSync(path.join(from, own)))
    symlinkSync(readlinkSync(path.join(from, own, name)), path.join(to, own, name));
}
