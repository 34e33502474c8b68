import { execFileSync } from 'node:child_process';
import { EngineError } from './engine-error.ts';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, made when missing. Nothing for other users. */
export function findPostgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = lookUp();
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch (cause) {
    throw new EngineError(
      'cannotStart',
      'PostgreSQL does not run as root and the user "postgres" could not be made: create it, or start as another user.',
      cause,
    );
  }
  return lookUp();
}

function lookUp(): Account | undefined {
  try {
    return { uid: askId('-u'), gid: askId('-g') };
  } catch {
    return undefined;
  }
}

function askId(what: '-u' | '-g'): number {
  return Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
}
