import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withEngines } from '../../scripts/with-engines.ts';
import type { Installation } from '../src/backup/write-backup.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { installationOf, makeFolder, makeTarget } from '../test/backups.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { makeObservations } from '../test/builders/observations.ts';
import { S3_KEYS } from '../test/fakes/s3-signature.ts';
import { type S3Storage, startS3Storage } from '../test/fakes/s3-storage.ts';
import { hashEngines } from '../test/hash-engines.ts';

const PASSPHRASE = 'correct horse battery';

const BUCKET = 's3://backups/vitrina/main';

let app: TestApp;
let storage: S3Storage;
beforeAll(async () => {
  storage = await startS3Storage();
  app = await startTestApp();
  const { id } = await makeCabinet(app);
  await makeObservations(app, [{ cabinet: id, product: 501, at: '2026-03-02T08:00:00Z' }]);
});
afterAll(async () => {
  await app.close();
  await storage.stop();
});

/** `npm run backup` or `npm run restore`: on a data folder, or on servers that the environment names. */
async function run(script: 'backup' | 'restore', args: readonly string[], servers?: Installation) {
  const named = servers && {
    DATABASE_URL: servers.postgresUrl,
    CLICKHOUSE_URL: servers.clickhouseUrl,
    CLICKHOUSE_DATABASE: servers.clickhouseDatabase,
    DATA_DIR: servers.dataDir,
  };
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, `../../scripts/${script}.ts`), ...args],
    {
      env: {
        ...process.env,
        VITRINA_PASSPHRASE: PASSPHRASE,
        ...S3_KEYS,
        AWS_ENDPOINT_URL: storage.url,
        ...named,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [said, complained] = [text(child.stdout), text(child.stderr), once(child, 'exit')];
  return { said: await said, complained: await complained };
}

it('an installation goes from servers to a data folder, and by way of a bucket back, by the commands of docs/operations.md', async () => {
  const [backups, data] = [await makeFolder(), await makeFolder()];
  // As root PostgreSQL runs as another user, who must be able to pass.
  chmodSync(data.folder, 0o711);
  const source = installationOf(app);
  const hashes = await hashEngines(source);
  const back = await makeTarget(path.join(backups.folder, 'keys'));

  const first = await run('backup', ['--to', backups.folder, '--with-secrets'], source);
  expect(first).toEqual({ said: expect.stringContaining('with the sealed secrets.json'), complained: '' });
  const verified = await run('backup', ['--verify', backups.folder]);
  expect(verified).toEqual({ said: expect.stringContaining('is whole'), complained: '' });

  const onto = ['--from', backups.folder, '--data', data.folder];
  expect((await run('restore', onto)).said).toContain('--no-demo');
  expect((await run('restore', onto)).complained).toContain('empty installation only');

  await withEngines(data.folder, async ({ DATABASE_URL, CLICKHOUSE_URL }) => {
    const embedded = { postgresUrl: DATABASE_URL, clickhouseUrl: CLICKHOUSE_URL, clickhouseDatabase: 'app' };
    expect(await hashEngines(embedded)).toEqual(hashes);
    // While the engines are somebody else's.
    const second = await run('backup', ['--to', BUCKET, '--with-secrets', '--data', data.folder]);
    expect(second).toEqual({ said: expect.stringContaining('is new with'), complained: '' });
  });

  const whole = await run('backup', ['--verify', BUCKET]);
  expect(whole).toEqual({ said: expect.stringContaining('is whole'), complained: '' });
  const restored = await run('restore', ['--from', BUCKET], back);
  expect(restored).toEqual({ said: expect.stringContaining('is restored'), complained: '' });
  expect(await hashEngines(back)).toEqual(hashes);
  await back.drop();
  await data.remove();
  await backups.remove();
}, 300_000);
