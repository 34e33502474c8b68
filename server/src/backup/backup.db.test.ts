import { randomBytes } from 'node:crypto';
import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { backUp, installationOf, makeFolder, makeTarget, restore } from '../../test/backups.ts';
import { makeCabinet, type TestUser } from '../../test/builders/factories.ts';
import { fillCabinet } from '../../test/builders/full-cabinet.ts';
import { ALL_QUERIES, BEGIN, LAST_DAY } from '../../test/builders/full-cabinet-rows.ts';
import { makeObservations } from '../../test/builders/observations.ts';
import { loadMarket } from '../../test/builders/query-days.ts';
import { openTestBucket, startS3Storage } from '../../test/fakes/s3-storage.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { hashEngines } from '../../test/hash-engines.ts';
import { startProduct } from '../../test/processes/product-process.ts';
import { checkLedger } from '../billing/ledger/check-ledger.ts';
import { migrateClickHouse } from '../platform/migrations.ts';
import { connectPostgres } from '../platform/postgres/database.ts';
import { readSequences } from './dump-rows.ts';
import { connectAlone } from './hold-outboxes.ts';
import { listFiles } from './manifest.ts';
import type { Installation } from './write-backup.ts';

let feed: TinyFeed;
let app: TestApp;
let owner: TestUser;
let cabinetId: number;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ now: BEGIN, env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  ({ id: cabinetId, owner } = await makeCabinet(app));
  app.clock.set(new Date('2026-03-02T09:00:00Z'));
  await loadMarket(app, feed, { queries: ALL_QUERIES, last: LAST_DAY, days: 16 });
  await fillCabinet(app, { id: cabinetId, owner, mark: 'ромашка', factor: 1 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

async function sequencesOf(url: string) {
  const client = await connectAlone(url);
  const sequences = await readSequences(client);
  await client.end();
  return sequences;
}

/** A database of somebody who owns it and may nothing else. */
async function makePlainOwner(given: string) {
  const root = await connectAlone(given);
  const name = `test_plain_${randomBytes(4).toString('hex')}`;
  await root.query(`create role ${name} login password 'plain'`);
  await root.query(`create database ${name} owner ${name}`);
  const url = new URL(given);
  [url.username, url.password, url.pathname] = [name, 'plain', `/${name}`];
  return {
    url: url.href,
    drop: async () => {
      await root.query(`drop database ${name} with (force)`);
      await root.query(`drop role ${name}`);
      await root.end();
    },
  };
}

async function logIn(target: Installation): Promise<number> {
  const env = {
    ...app.context.env,
    DATABASE_URL: target.postgresUrl,
    CLICKHOUSE_DATABASE: target.clickhouseDatabase,
  };
  const product = await startProduct({ context: { env } }, 'main');
  const answer = await fetch(`${product.url}/api/${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.email, password: owner.password }),
  });
  await product.stop();
  return answer.status;
}

it('a cabinet with everything goes to an owner who is no superuser as it is, and the product starts there', async () => {
  const { folder, store, remove } = await makeFolder();
  const source = installationOf(app);
  const first = await backUp(source, store);
  const second = await backUp(source, store);
  // Parts that were merged meanwhile are other parts.
  expect(second.newBytes).toBeLessThan(first.newBytes / 3);
  await makeObservations(app, [{ cabinet: cabinetId, product: 501, at: '2026-03-02T08:00:00Z' }]);
  // What a killed backup leaves is swept by the next one, and what a deleted one had for itself.
  await appendFile(path.join(folder, 'files', 'draft.new'), 'half');
  await rm(path.join(folder, 'backups', first.name));
  const last = await backUp(source, store);
  expect(last.newBytes).toBeLessThan(first.newBytes / 3);
  const named = new Set(
    [second, last].flatMap(({ manifest }) => listFiles(manifest)).map(({ sha256 }) => sha256),
  );
  expect((await readdir(path.join(folder, 'files'))).toSorted()).toEqual([...named].toSorted());

  const { drop, ...empty } = await makeTarget(source.dataDir);
  const plain = await makePlainOwner(empty.postgresUrl);
  const target = { ...empty, postgresUrl: plain.url };
  await restore(target, store);
  const hashes = await hashEngines(source);
  expect(Object.keys(hashes).length).toBeGreaterThan(60);
  expect(await hashEngines(target)).toEqual(hashes);
  expect(await sequencesOf(target.postgresUrl)).toEqual(await sequencesOf(source.postgresUrl));
  const { db, close } = connectPostgres(target.postgresUrl, { maxConnections: 1 });
  expect(await checkLedger(db)).toEqual([]);
  await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow(/append/);
  await close();
  expect(await logIn(target)).toBe(200);
  await plain.drop();
  await drop();
  await remove();
}, 180_000);

it('a restore from a bucket that was broken off is run again, wherever it ended; until then the product does not start', async () => {
  const storage = await startS3Storage();
  const store = openTestBucket(storage);
  const keys = await makeFolder();
  const source = installationOf(app);
  const passphrase = 'correct horse battery';
  await backUp(source, store, passphrase);
  await expect(restore(source, store)).rejects.toThrow(/people have accounts/);
  const { drop, ...target } = await makeTarget(keys.folder);
  const { clickhouseDatabase } = source;
  const half = { ...target, clickhouseDatabase, dataDir: source.dataDir };
  await expect(restore(half, store)).rejects.toThrow(/ClickHouse has rows in/);
  const other = { passphrase: 'another horse battery' };
  await expect(restore(target, store, other)).rejects.toThrow(/passphrase does not open/);
  const client = await connectAlone(target.postgresUrl);
  await client.query('alter table users rename column email to address');
  await expect(restore(target, store, { passphrase })).rejects.toThrow(/email/);
  const start = migrateClickHouse(target.clickhouseUrl, target.clickhouseDatabase);
  await expect(start).rejects.toThrow(/npm run restore again/);
  await client.query('alter table users rename column address to email');
  await client.end();
  const breakOff = () => Promise.reject(new Error('killed here'));
  await expect(restore(target, store, { settle: [breakOff] })).rejects.toThrow(/killed here/);
  await restore(target, store);
  expect(await hashEngines(target)).toEqual(await hashEngines(source));
  expect(await readdir(keys.folder)).toEqual(['secrets.json']);
  await drop();
  await keys.remove();
  await storage.stop();
}, 180_000);
