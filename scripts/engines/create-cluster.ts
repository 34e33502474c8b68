import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { EngineError } from './engine-error.ts';
import type { Account } from './find-postgres-account.ts';
import { initdbArguments } from './postgres-arguments.ts';
import { postgresEnv } from './postgres-env.ts';
import { writePrivate } from './private-file.ts';

const major = '18';

type Options = { native: string; data: string; password: string; account: Account | undefined };

/** The cluster's folder, made at the first start. It is renamed into place when whole, so a kill leaves no half of it. */
export async function createCluster(options: Options): Promise<string> {
  const cluster = path.join(options.data, 'cluster');
  const version = readVersion(cluster);
  if (version === major) return cluster;
  if (version !== undefined) {
    throw new EngineError(
      'otherVersion',
      `${cluster} belongs to PostgreSQL ${version}, this Vitrina runs ${major}: keep it, and start with another --data.`,
    );
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new EngineError(
      'folderUnusable',
      `${cluster} holds files that are not PostgreSQL's: move them away.`,
    );
  }
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (options.account) chownSync(draft, options.account.uid, options.account.gid);
  await initialise(draft, options);
  await createDatabase(draft, options);
  rmSync(cluster, { recursive: true, force: true });
  renameSync(draft, cluster);
  return cluster;
}

function readVersion(cluster: string): string | undefined {
  const file = path.join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

async function initialise(folder: string, options: Options): Promise<void> {
  const passwordFile = path.join(options.data, 'password.once');
  try {
    writePrivate(passwordFile, options.password);
    if (options.account) chownSync(passwordFile, options.account.uid, options.account.gid);
    const initdb = (collation: 'icu' | 'builtin') =>
      run('initdb', initdbArguments(folder, passwordFile, collation), '', options);
    const words = await initdb('icu');
    if (words === undefined) return;
    // Not every build of the package has ICU inside.
    const secondWords = /ICU is not supported/.test(words) ? await initdb('builtin') : words;
    if (secondWords !== undefined) throw failure(folder, secondWords);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function createDatabase(folder: string, options: Options): Promise<void> {
  const words = await run(
    'postgres',
    ['--single', '-D', folder, 'postgres'],
    'create database vitrina\n',
    options,
  );
  if (words !== undefined) throw failure(folder, words);
}

/** What the program said when it failed, or nothing. */
async function run(program: string, args: string[], input: string, { native, account, data }: Options) {
  const child = spawn(path.join(native, 'bin', program), args, {
    ...account,
    cwd: data,
    env: postgresEnv(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(input);
  const [words] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return child.exitCode === 0 ? undefined : words.trim() || `${program} ended with code ${child.exitCode}`;
}

function failure(folder: string, words: string): EngineError {
  if (/No space left on device|Check free disk space/.test(words)) {
    return new EngineError('diskFull', `The disk of ${folder} is full: free some space and start again.`);
  }
  return new EngineError('cannotStart', `PostgreSQL could not make its data in ${folder}: ${words}`);
}
