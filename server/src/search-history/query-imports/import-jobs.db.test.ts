import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import {
  answerImport,
  getImport,
  IMPORT_RULES,
  listImports,
  removeImport,
  importQueries as route,
} from '@vitrina/contract/query-imports.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { runImports } from '../../../test/builders/query-imports.ts';
import { encodeUpload, sendUpload } from '../../../test/builders/upload.ts';
import { refusal } from '../../../test/refusal.ts';
import { sweepImports } from './jobs.ts';
import { runImport } from './run-import.ts';
import { startImport } from './start-import.ts';

let app: TestApp;
let owner: TestUser;
let cabinetId: CabinetId;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner })).id as CabinetId;
});
afterAll(() => app.close());

const start = (text: string, name = 'a.csv') =>
  startImport(app.context, {
    userId: owner.id,
    cabinetId,
    marketplace: 'ozon',
    file: { name, bytes: new TextEncoder().encode(text) },
  });
const read = (importId: string) => app.call(getImport, { cabinetId, importId }, owner.token);
const list = async (user = owner) => (await app.call(listImports, { cabinetId }, user.token)).imports;
async function listBell(): Promise<object[]> {
  const { notifications } = await app.call(listNotifications, { page: 1, pageSize: 10 }, owner.token);
  return notifications.map(({ event }) => event).filter(({ kind }) => kind.startsWith('import'));
}

const Count = z.object({ count: z.int() });

async function countStored(text: string): Promise<number> {
  const [found] = await app.context.clickhouse.rows(
    'test: stored lines',
    'select count() as count from sq_source_day final where text = {text:String} and cabinet = {cabinet:UInt32}',
    { text, cabinet: cabinetId },
    Count,
  );
  return found?.count ?? -1;
}

test('a file that leaves something open asks, stores nothing, and goes on with the answer', async () => {
  const id = await start('запрос;частота\nчайник;1\nчайник;23');
  await runImport(app.context, id);
  expect(await read(id)).toMatchObject({
    state: 'asking',
    report: { questions: ['period', 'repeated'], repeated: { lines: 1, taken: null }, stored: 0 },
  });
  expect(await countStored('чайник')).toBe(0);

  await app.call(answerImport, { cabinetId, importId: id, answers: { day: '2026-02-28' } }, owner.token);
  await runImport(app.context, id);
  expect(await read(id)).toMatchObject({ state: 'asking', report: { questions: ['repeated'] } });

  await app.call(answerImport, { cabinetId, importId: id, answers: { repeated: 'sum' } }, owner.token);
  await runImport(app.context, id);
  expect(await read(id)).toMatchObject({
    state: 'done',
    rowsDone: 1,
    rowsTotal: 1,
    report: { questions: [], period: { from: 'answer', lastDay: '2026-02-28' }, stored: 1 },
  });
  expect(await countStored('чайник')).toBe(1);
  expect(await listBell()).toEqual(
    expect.arrayContaining([
      { kind: 'importAsking', importId: id, name: 'a.csv', marketplace: 'ozon' },
      { kind: 'importDone', importId: id, name: 'a.csv', marketplace: 'ozon', rows: 1 },
    ]),
  );
});

test('what has ended takes no answer', async () => {
  const id = await start('запрос;частота;дата\nлампа;1;2026-02-01');
  await runImport(app.context, id);
  const answer = await app.inject(
    answerImport,
    { cabinetId, importId: id, answers: { repeated: 'sum' } },
    owner.token,
  );
  expect(answer).toMatchObject({ status: 400, body: refusal('import.notAsking') });
});

test('the same file under another answer is another import', async () => {
  const text = 'запрос;частота\nторшер;7';
  for (const day of ['2022-12-31', '2026-02-28'] as const) {
    const id = await start(text);
    await runImport(app.context, id);
    await app.call(answerImport, { cabinetId, importId: id, answers: { day } }, owner.token);
    await runImport(app.context, id);
    expect((await read(id)).report).toMatchObject({ stored: 1, importedAt: null });
  }
  expect(await countStored('торшер')).toBe(2);
});

test('a file that cannot be read fails with the refusal, which the bell names', async () => {
  const id = await start('Товар;Цена\nмангал;500\nшампур;20');
  await runImport(app.context, id);
  const { state, failure } = await read(id);
  expect(state).toBe('failed');
  expect(failure).toEqual(
    refusal('import.unreadable', {
      reason: 'noQueryColumn',
      seen: 'Товар, Цена',
      expected: 'запрос, поисковый запрос, ключевое слово, фраза, query, keyword',
    }),
  );
  expect(await listBell()).toEqual([
    { kind: 'importFailed', importId: id, name: 'a.csv', marketplace: 'ozon' },
  ]);
});

test('what a dead worker left is begun again, what one is at is not', async () => {
  const id = await start('запрос;частота;дата\nутюг;1;2026-02-01');
  await sql`update query_import_jobs set attempts = 1 where id = ${id}`.execute(app.context.db);
  await runImport(app.context, id);
  expect((await read(id)).state).toBe('running');
  await sql`update query_import_jobs set beat_at = now() - interval '1 minute' where id = ${id}`.execute(
    app.context.db,
  );
  await runImport(app.context, id);
  expect((await read(id)).state).toBe('done');
});

test('an import whose workers die one after another ends as failed', async () => {
  const id = await start('запрос;частота;дата\nфен;1;2026-02-01');
  await sql`update query_import_jobs set attempts = 8, beat_at = now() - interval '1 minute'
    where id = ${id}`.execute(app.context.db);
  await runImport(app.context, id);
  expect(await read(id)).toMatchObject({ state: 'failed', failure: refusal('server.unavailable') });
  expect(await countStored('фен')).toBe(0);
});

test('who has lost the right meanwhile stores nothing', async () => {
  const id = await start('запрос;частота;дата\nпылесос;1;2026-02-01');
  await sql`delete from cabinet_members where cabinet_id = ${cabinetId} and user_id = ${owner.id}`.execute(
    app.context.db,
  );
  await runImport(app.context, id);
  expect(await countStored('пылесос')).toBe(0);
});

test('what is removed before it is read is never stored', async () => {
  const id = await start('запрос;частота;дата\nтостер;1;2026-02-01');
  await app.call(removeImport, { cabinetId, importId: id }, owner.token);
  await runImport(app.context, id);
  expect(await countStored('тостер')).toBe(0);
  expect(await list()).toEqual([]);
});

test('a colleague neither sees nor touches it', async () => {
  const colleague = await makeUser(app);
  await addMember(app, cabinetId, colleague, ['analytics']);
  const importId = await start('запрос;частота\nмиксер;1');
  expect(await list(colleague)).toEqual([]);
  for (const answer of [
    await app.inject(getImport, { cabinetId, importId }, colleague.token),
    await app.inject(answerImport, { cabinetId, importId, answers: {} }, colleague.token),
    await app.inject(removeImport, { cabinetId, importId }, colleague.token),
  ])
    expect(answer).toMatchObject({ status: 400, body: refusal('import.notFound') });
  expect(await list()).toHaveLength(1);
});

test('a fourth unfinished file is refused', async () => {
  const maximum = IMPORT_RULES.unfinishedPerPerson;
  for (let number = 0; number < maximum; number += 1) await start(`запрос\nсито ${number}`);
  const form = await encodeUpload(
    route,
    { cabinetId, marketplace: 'ozon' },
    Buffer.from('запрос\nх'),
    'b.csv',
  );
  const sent = await sendUpload(app, route, form, owner.token);
  expect(sent).toEqual({ status: 400, body: refusal('import.tooMany', { maximum }) });
});

test('an upload that takes longer is answered as it stands and ends by itself', async () => {
  const input = { cabinetId, marketplace: 'ozon' as const };
  const form = await encodeUpload(route, input, Buffer.from('запрос;частота\nваза;1'), 'ваза_2026-02-01.csv');
  const { status, body } = await sendUpload(app, route, form, owner.token);
  expect({ status, body }).toMatchObject({ status: 200, body: { state: 'running', report: null } });
  await runImports(app, Promise.resolve());
  const [found] = await list();
  if (!found) throw new Error('The import is not listed.');
  await runImport(app.context, found.id);
  expect((await read(found.id)).state).toBe('done');
});

test('after a week it is off the list, unless it still runs', async () => {
  const [ended, running] = [
    await start('запрос;частота;дата\nковёр;1;2026-02-01'),
    await start('запрос\nштора'),
  ];
  await runImport(app.context, ended);
  app.clock.advance(IMPORT_RULES.keptDays * DAY_MS + 1000);
  await sweepImports(app.context);
  expect((await list()).map(({ id }) => id)).toEqual([running]);
});
