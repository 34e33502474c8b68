import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Files of the working tree that differ from a revision, new ones among them; those that are gone are left out. */
export function listChanged(since: string): string[] {
  const ask = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
      .split('\0')
      .filter((file) => file !== '');
  const differing = ask('diff', '--name-only', '-z', '--no-renames', since, '--');
  const untracked = ask('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...differing, ...untracked])]
    .filter((file) => existsSync(path.join(root, file)))
    .toSorted();
}
