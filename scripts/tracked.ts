// Part of the static checks: nothing of one machine is kept in the repository.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findMachinePaths, findTrackedLinks } from './tracked/find-faults.ts';

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  // A copy without history has nothing tracked.
  return status === 0 ? stdout : '';
}

const links = findTrackedLinks(git('ls-files', '--stage')).map((file) => `${file} is a link`);
const paths = git('ls-files')
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|json|md|css|html|sql|sh|ya?ml)$/.test(file))
  .flatMap((file) => findMachinePaths(readFileSync(file, 'utf8')).map((found) => `${file} names ${found}`));
const faults = [...links, ...paths];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
