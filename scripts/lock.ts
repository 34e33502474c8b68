// A registry can lack the packages of other platforms; npm then leaves them out of package-lock.json and
// `npm ci` fails on a machine that needs them. `node scripts/lock.ts` completes the lock, `--check` only looks.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Lock } from './lock/complete-lock.ts';
import { completeLock } from './lock/complete-lock.ts';

const file = new URL('../package-lock.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const written: unknown = JSON.parse(text);
if (!isLock(written)) throw new Error('package-lock.json has no "packages": write it anew with npm install');
const { lock, added, addressed } = completeLock(written);

if (process.argv.includes('--check')) {
  const faults = [
    added.length > 0 && `package-lock.json lacks ${added.length} optional packages (${added[0]}, …)`,
    addressed.length > 0 &&
      `package-lock.json names a registry ${addressed.length} times (${addressed[0]}, …)`,
  ].filter((fault) => fault !== false);
  for (const fault of faults) console.error(`${fault}: run \`node scripts/lock.ts\`.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  const complete = `${JSON.stringify(lock, null, 2)}\n`;
  if (complete !== text) writeFileSync(file, complete);
  console.log(`package-lock.json: ${added.length} entries added, ${addressed.length} addresses dropped`);
}

function isLock(value: unknown): value is Lock {
  return typeof value === 'object' && value !== null && 'packages' in value;
}
