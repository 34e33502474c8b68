import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { queueMail } from './accounts/mail/queue-mail.ts';
import { openMarketplaceKey, placeOfMarketplaceKey, sealMarketplaceKey } from './cabinets/marketplace-key.ts';
import { readSecretsFile } from './platform/secrets/key-file.ts';
import { prepareKey, RETIRE_AFTER_MS, retireKeys, rotateKeys } from './platform/secrets/rotation.ts';
import { loadSecrets, type Secrets, seal } from './platform/secrets/secrets.ts';
import { countByKid } from './platform/secrets/stores.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const LATER = new Date(NOW.getTime() + RETIRE_AFTER_MS);

let app: TestApp;
/** Of a server that has read its keys before the first rotation and not looked again. */
let stale: Secrets;
beforeAll(async () => {
  app = await startTestApp();
  stale = await loadSecrets(app.context.env.DATA_DIR);
});
afterAll(() => app.close());

const installation = () => ({ db: app.context.db, dataDir: app.context.env.DATA_DIR });
const rotate = () => rotateKeys(installation(), SEALED_COLUMNS, NOW);
const retire = (now: Date) => retireKeys(installation(), SEALED_COLUMNS, now);
const kids = () => readSecretsFile(app.context.env.DATA_DIR).wrappingKeys.map((one) => one.kid);

async function readSealed(id: number): Promise<string> {
  const { rows } = await sql<{ sealed: string }>`
    select key_sealed as sealed from cabinets where id = ${id}`.execute(app.context.db);
  return rows[0]?.sealed ?? '';
}

async function write(id: number, sealed: string): Promise<void> {
  await sql`update cabinets set key_sealed = ${sealed} where id = ${id}`.execute(app.context.db);
}

/** Until some statement stands before a lock of another one. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(app.context.db);
    if (rows.length > 0) return;
    await setTimeout(5);
  }
}

const open = (secrets: Secrets, sellerId: string, sealed: string) =>
  openMarketplaceKey({ ...app.context, secrets }, { seller_id: sellerId, key_sealed: sealed }).apiKey;

it('every sealed column of the database is on the list', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'sealed'`.execute(app.context.db);
  const listed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map((row) => row.name).toSorted()).toEqual(listed.toSorted());
});

it('an installation whose servers never ran has no queue to look into', async () => {
  const { db } = app.context;
  await sql`alter schema jobs rename to jobs_away`.execute(db);
  const counts = await countByKid(db, SEALED_COLUMNS);
  await sql`alter schema jobs_away rename to jobs`.execute(db);
  expect(counts).toEqual(new Map());
});

describe('a rotation', () => {
  it('wraps every value by the new key, while running servers open old and new ones', async () => {
    const cabinet = await makeCabinet(app, { apiKey: 'a'.repeat(36) });
    const before = await readSealed(cabinet.id);
    const { kid, moved, broken } = await rotate();
    expect({ kid, moved, broken }).toEqual({ kid: 'k2', moved: 1, broken: [] });
    const after = await readSealed(cabinet.id);
    expect([...(await countByKid(app.context.db, SEALED_COLUMNS)).keys()]).toEqual(['k2']);
    for (const sealed of [before, after])
      expect(open(app.context.secrets, cabinet.sellerId, sealed)).toBe('a'.repeat(36));
  });

  it('is not retired before every server has looked again, nor by a clock that went back', async () => {
    expect(await retire(NOW)).toEqual({ outcome: 'tooEarly', waitSeconds: RETIRE_AFTER_MS / 1000 });
    expect(await retire(new Date(0))).toMatchObject({ outcome: 'tooEarly' });
    expect(kids()).toEqual(['k2', 'k1']);
  });

  it('catches up with what a server sealed by the old key meanwhile, and the old key is gone', async () => {
    const cabinet = await makeCabinet(app);
    const late = sealMarketplaceKey({ secrets: stale }, cabinet.sellerId, 'b'.repeat(36));
    expect(late.startsWith('v1.k1.')).toBe(true);
    await write(cabinet.id, late);
    expect(await retire(LATER)).toEqual({ outcome: 'done', retired: ['k1'], kept: [] });
    expect(kids()).toEqual(['k2']);
    const fresh = await loadSecrets(app.context.env.DATA_DIR);
    expect(fresh.findKey('k1')).toBeUndefined();
    expect(open(fresh, cabinet.sellerId, await readSealed(cabinet.id))).toBe('b'.repeat(36));
    expect(await retire(LATER)).toEqual({ outcome: 'done', retired: [], kept: [] });
  });

  it('keeps the key of letters that have not left yet', async () => {
    const secrets = await loadSecrets(app.context.env.DATA_DIR);
    const letter = { subject: 'a', heading: 'b', paragraphs: [] };
    await queueMail({ ...app.context, secrets }, app.context.db, {
      to: 'anna@example.test',
      language: 'ru',
      letter,
    });
    await rotate();
    expect(await retire(LATER)).toEqual({
      outcome: 'done',
      retired: [],
      kept: [{ kid: 'k2', values: 1 }],
    });
    await sql`update jobs.job set state = 'completed' where data ? 'sealed'`.execute(app.context.db);
    expect(await retire(LATER)).toMatchObject({ retired: ['k2'], kept: [] });
  });

  it('uses the key that was prepared, and never counts it among the old ones', async () => {
    expect(prepareKey(app.context.env.DATA_DIR)).toBe('k4');
    expect(await retire(LATER)).toMatchObject({ retired: [] });
    expect(kids()).toEqual(['k3', 'k4']);
    const prepared = readSecretsFile(app.context.env.DATA_DIR).wrappingKeys[1];
    await rotate();
    expect(readSecretsFile(app.context.env.DATA_DIR).wrappingKeys[0]).toEqual(prepared);
  });

  it('reports values that open with no key, leaves them alone and keeps the key they name', async () => {
    const cabinet = await makeCabinet(app);
    const secrets = await loadSecrets(app.context.env.DATA_DIR);
    const stranger = seal(secrets, placeOfMarketplaceKey('of another seller'), 'x');
    await write(cabinet.id, stranger);
    const { broken } = await rotate();
    expect(broken).toEqual([{ table: 'cabinets', column: 'key_sealed', id: cabinet.id }]);
    expect(await readSealed(cabinet.id)).toBe(stranger);
    expect(await retire(LATER)).toMatchObject({ kept: [{ kid: 'k4', values: 1 }] });
    await write(cabinet.id, sealMarketplaceKey({ secrets }, cabinet.sellerId, 'c'.repeat(36)));
    expect(await retire(LATER)).toMatchObject({ kept: [] });
  });

  it('never overwrites a key that its owner changes at the same moment', async () => {
    const cabinet = await makeCabinet(app);
    const secrets = await loadSecrets(app.context.env.DATA_DIR);
    await write(cabinet.id, sealMarketplaceKey({ secrets }, cabinet.sellerId, 'd'.repeat(36)));
    const changed = sealMarketplaceKey({ secrets }, cabinet.sellerId, 'e'.repeat(36));
    const rotation = await app.context.db.transaction().execute(async (trx) => {
      await sql`update cabinets set key_sealed = ${changed} where id = ${cabinet.id}`.execute(trx);
      // It reads the row as it was and waits for the owner's change to end.
      const running = rotate();
      await waitForLock();
      return { running };
    });
    await rotation.running;
    const now = await loadSecrets(app.context.env.DATA_DIR);
    expect(open(now, cabinet.sellerId, await readSealed(cabinet.id))).toBe('e'.repeat(36));
  });
});

describe('the command', () => {
  async function run(...orders: string[]): Promise<{ code: unknown; printed: string }> {
    const { DATABASE_URL, CLICKHOUSE_URL, DATA_DIR } = app.context.env;
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'rotate-keys.ts'), ...orders], {
      env: { ...process.env, DATABASE_URL, CLICKHOUSE_URL, DATA_DIR },
    });
    const exit = once(child, 'exit');
    const reported = await Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
    return { code: (await exit)[0], printed: reported.join('') };
  }

  it('changes the key, refuses to retire the old one at once, and says both', async () => {
    const [active = ''] = kids();
    const next = `k${Number(active.slice(1)) + 1}`;
    expect(await run()).toEqual({ code: 0, printed: expect.stringContaining(`${next} seals from now on`) });
    expect(kids()[0]).toBe(next);
    expect(await run('--retire')).toEqual({
      code: 1,
      printed: expect.stringMatching(/In \d+ s it is safe/),
    });
  });

  it.each([[['--token', '--retire']], [['--everything']]])(
    'changes nothing when asked %j',
    async (orders) => {
      const before = readSecretsFile(app.context.env.DATA_DIR);
      const { code, printed: reported } = await run(...orders);
      expect(code).toBe(1);
      expect(reported.trim().split('\n')).toHaveLength(1);
      expect(readSecretsFile(app.context.env.DATA_DIR)).toEqual(before);
    },
  );

  it('waits for nobody: a second one at the same time goes away', async () => {
    const second = Promise.withResolvers<{ code: unknown; printed: string }>();
    await app.context.locks.runAlone('rotate keys', async () => second.resolve(await run('--token')));
    expect(await second.promise).toEqual({ code: 1, printed: expect.stringContaining('Somebody else') });
  });
});
