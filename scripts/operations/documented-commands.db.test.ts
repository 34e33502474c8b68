import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Installation } from '../../server/src/backup/write-backup.ts';
import { readSecretsFile, writeSecretsFile } from '../../server/src/platform/secrets/key-file.ts';
import { RETIRE_AFTER_MS } from '../../server/src/platform/secrets/rotation.ts';
import { startTestApp, type TestApp } from '../../server/test/app.ts';
import { installationOf, makeFolder, makeTarget } from '../../server/test/backups.ts';
import { makeCabinet, makeUser } from '../../server/test/builders/factories.ts';
import { S3_KEYS } from '../../server/test/fakes/s3-signature.ts';
import { type S3Storage, startS3Storage } from '../../server/test/fakes/s3-storage.ts';
import { root } from '../start/root.ts';

const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const blocks = [...page.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));
const inText = [...page.matchAll(/`(npm run \S+ -- [^`]+|npm start -- [^`]+|node [^`]+)`/g)].map(
  ([, command = '']) => command,
);
const commands = [...new Set([...blocks, ...inText].map((line) => line.replace(/ +#.*/, '')))];

/** What starts a whole product, a long proof or a cluster, or needs other machines, and what tries it instead, or at least reads it. */
const ELSEWHERE: readonly [start: RegExp, by: string][] = [
  [/^(?:pg_basebackup|psql) /, 'server/proofs/standby/start-pair.ts'],
  [/^node server\/src\/spread\.ts|^npm run cluster/, 'scripts/cluster.ts'],
  [/^npm run proofs -- --only (?:backup|standby|shortages|soak)/, 'scripts/proofs/proof-list.ts'],
  [/^npm start/, 'scripts/look/spawn-stack.ts'],
  [/^DEMO=public .*npm start/, 'e2e/serve-public-demo.ts'],
  [/^(?:docker|cd deploy) |^npm run containers/, 'scripts/containers.ts'],
  [
    /^(?:useradd|git clone|npm ci|\(cd web|install|cp deploy|systemctl) ?/,
    'scripts/containers/deploy-files.test.ts',
  ],
];

/** A backup or its restore, while other tests have both cores. */
const LONGEST_COMMAND_MS = 300_000;

const isElsewhere = (command: string) => ELSEWHERE.some(([start]) => start.test(command));
const here = commands.filter((command) => !isElsewhere(command));

let app: TestApp;
let storage: S3Storage;
let backups: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  [storage, app, backups] = [await startS3Storage(), await startTestApp(), await makeFolder()];
  storage.bucket = 'shop-backups';
  await makeUser(app, { email: 'vera@example.com' });
  while ((await makeCabinet(app)).id < 5);
});
afterAll(async () => {
  await app.close();
  await storage.stop();
  await backups.remove();
});

function start(
  command: string,
  { postgresUrl, clickhouseUrl, clickhouseDatabase, dataDir }: Installation,
  more = {},
) {
  // What npm would run: npm itself takes half a second.
  const ran = command.replace(/^npm run (\S+)(?: --)?/, (_, name: string) => scripts[name] ?? '');
  const adapted = ran
    .replaceAll(/\/backups\/\w+|\.\/servers\b/g, backups.folder)
    .replace('servers.json', 'deploy/replicas.json');
  return spawn('bash', ['-c', adapted], {
    cwd: root,
    env: {
      ...process.env,
      ...S3_KEYS,
      AWS_ENDPOINT_URL: storage.url,
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      VITRINA_PASSPHRASE: 'correct horse battery',
      DATABASE_URL: postgresUrl,
      CLICKHOUSE_URL: clickhouseUrl,
      CLICKHOUSE_DATABASE: clickhouseDatabase,
      DATA_DIR: dataDir,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Until it has ended by itself. */
async function run(command: string, on: Installation, more = {}) {
  const child = start(command, on, more);
  const ended = once(child, 'exit');
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { said, complained, code };
}

/** Until it says that it works; then it is ended as a service manager does that. */
async function runService(command: string, on: Installation) {
  const child = start(`exec ${command}`, on, { PORT: String(await getPort()) });
  const complained = text(child.stderr);
  const ended = once(child, 'exit');
  child.stdout.on('data', (said: Buffer) => {
    if (/"msg":"(?:serving|working)/.test(said.toString())) child.kill('SIGTERM');
  });
  const [code] = (await ended) as [number | null];
  return { complained: await complained, code };
}

describe('docs/operations.md', () => {
  it('has commands, and each stands in one place of this test', () => {
    expect(here.length).toBeGreaterThan(15);
    for (const [start, by] of ELSEWHERE) {
      expect(
        commands.some((command) => start.test(command)),
        by,
      ).toBe(true);
      expect(readFileSync(path.join(root, by), 'utf8').length).toBeGreaterThan(0);
    }
  });

  // In the order of the page, as somebody would who reads it from its beginning.
  it.each(here)(
    '%s',
    async (command) => {
      if (/api\.ts|worker\.ts/.test(command)) {
        expect(await runService(command, installationOf(app))).toEqual({ complained: '', code: 0 });
        return;
      }
      // The keys have been rotated two minutes ago.
      if (command.includes('--retire')) {
        const { DATA_DIR } = app.context.env;
        const activeSince = new Date(Date.now() - RETIRE_AFTER_MS);
        writeSecretsFile(DATA_DIR, { ...readSecretsFile(DATA_DIR), activeSince });
      }
      const isRestore = command.startsWith('npm run restore');
      const empty = isRestore
        ? await makeTarget(path.join(backups.folder, `keys-${command.length}`))
        : undefined;
      const { code, complained, said } = await run(command, empty ?? installationOf(app));
      await empty?.drop();
      expect({ code, complained }, said).toEqual({ code: 0, complained: '' });
    },
    LONGEST_COMMAND_MS,
  );
});

describe('a process that cannot start says one sentence', () => {
  it.each([
    [
      'without an address',
      { DATABASE_URL: '' },
      'The environment is not complete: DATABASE_URL (Invalid URL).\n',
    ],
    [
      'while PostgreSQL is away',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /^PostgreSQL does not answer \(.+\)\.\n$/,
    ],
  ])('%s', async (_, more, expected) => {
    for (const command of ['node server/src/api.ts', 'node server/src/migrate.ts']) {
      const { code, complained } = await run(command, installationOf(app), more);
      expect(code).toBe(1);
      expect(complained).toMatch(expected);
    }
  });
});
