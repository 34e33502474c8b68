import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

const largestBytes = 10_000_000;

/** Appends lines to a file; a full one becomes `.1`, so a log never takes more than twice the limit. */
export function openLog(file: string): (line: string) => void {
  mkdirSync(path.dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let descriptor = openSync(file, 'a', 0o600);

  function rotate() {
    closeSync(descriptor);
    renameSync(file, `${file}.1`);
    descriptor = openSync(file, 'a', 0o600);
    size = 0;
  }

  return (line) => {
    if (size > largestBytes) rotate();
    size += writeSync(descriptor, `${line}\n`);
  };
}
