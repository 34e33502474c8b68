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
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  linkPackages(root, copy);
  for (const file of files.filter((name) => name.endsWith('/package.json')))
    linkFolder(path.join(path.dirname(file), 'node_modules'), root, copy);
  return { path: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Packages that one workspace has for itself. */
function linkFolder(folder: string, root: string, copy: string): void {
  if (existsSync(path.join(root, folder))) symlinkSync(path.join(root, folder), path.join(copy, folder));
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
