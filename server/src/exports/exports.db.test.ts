import { DAY_MS } from '@vitrina/contract/durations.ts';
import { EXPORT_RULES, listExports } from '@vitrina/contract/exports.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeMember } from '../../test/builders/cabinets.ts';
import {
  countJobs,
  countPieces,
  killHalfway,
  listExportNotifications,
  type Office,
  openOffice,
  orderExport,
  PATIENCE,
  TWO_LINES,
  twoLines,
  workOn,
} from '../../test/builders/exports.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { refusal } from '../../test/refusal.ts';
import type { MakeFile } from './make-export.ts';
import { sweepExports } from './sweep-exports.ts';

let app: TestApp;
let office: Office;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  office = await openOffice(app);
});
afterAll(() => app.close());

describe('a file in the background', () => {
  test('is ordered, made, notified and saved', async () => {
    const id = await orderExport(app, office.owner, 'ozon_Москва.csv');
    expect(await office.list()).toMatchObject([
      { id, name: 'ozon_Москва.csv', state: 'waiting', rowsTotal: 2 },
    ]);
    expect(await countJobs(app, id)).toBe(1);
    expect((await office.download(id)).body).toEqual(refusal('export.notReady'));
    await workOn(app, id, twoLines);
    expect(await office.list()).toMatchObject([
      { state: 'ready', rowsDone: 2, bytes: Buffer.byteLength(TWO_LINES) },
    ]);
    expect(await listExportNotifications(app, office.user.id)).toEqual([
      { kind: 'exportReady', exportId: id, name: 'ozon_Москва.csv', rows: 2 },
    ]);
    const file = await office.download(id);
    expect(file.text).toBe(TWO_LINES);
    expect(file.headers['content-length']).toBe(String(Buffer.byteLength(TWO_LINES)));
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('ozon_Москва.csv'));
  });

  test('whose last piece is one byte comes out whole', async () => {
    const id = await orderExport(app, office.owner);
    await workOn(app, id, twoLines);
    await sql`
      with cut as (
        update export_pieces set bytes = substring(bytes for length(bytes) - 1) where export_id = ${id}
        returning cabinet_id, export_id, attempt, number
      )
      insert into export_pieces (cabinet_id, export_id, attempt, number, bytes)
      select cabinet_id, export_id, attempt, number + 1, ${Buffer.from(TWO_LINES).subarray(-1)}::bytea from cut`.execute(
      app.context.db,
    );
    expect((await office.download(id)).text).toBe(TWO_LINES);
  });

  test('of many pieces comes out whole', async () => {
    const id = await orderExport(app, office.owner);
    const part = 'абв'.repeat(100_000);
    await workOn(app, id, async function* () {
      for (let number = 0; number < 6; number += 1) yield await Promise.resolve(`${number}${part}`);
    });
    expect(await countPieces(app, id)).toBe(4);
    expect((await office.download(id)).text).toBe(
      [0, 1, 2, 3, 4, 5].map((number) => `${number}${part}`).join(''),
    );
  });

  test('is begun by one worker, however many get the job', async () => {
    const id = await orderExport(app, office.owner);
    let begun = 0;
    const slow: MakeFile = async function* (context, work) {
      begun += 1;
      yield* twoLines(context, work);
    };
    await Promise.all([workOn(app, id, slow), workOn(app, id, slow), workOn(app, id, slow)]);
    expect(begun).toBe(1);
    expect(await listExportNotifications(app, office.user.id)).toHaveLength(1);
  });
});

test('no more than three are made for a person at once, in however many cabinets and presses', async () => {
  const pressed = await Promise.allSettled(Array.from({ length: 6 }, () => orderExport(app, office.owner)));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(EXPORT_RULES.runningPerPerson);
  const other = await makeCabinet(app, { owner: office.user });
  await expect(orderExport(app, { cabinetId: other.id, userId: office.user.id })).rejects.toMatchObject({
    key: 'export.tooMany',
    meta: { maximum: EXPORT_RULES.runningPerPerson },
  });
  const [first] = await office.list();
  await office.remove(first?.id ?? '');
  await orderExport(app, { cabinetId: other.id, userId: office.user.id });
});

describe('cancelling', () => {
  test('stops the work within seconds and leaves no file and no word', async () => {
    const id = await orderExport(app, office.owner);
    let isStopped = false;
    const endless: MakeFile = async function* (_context, { signal }) {
      yield 'x'.repeat(2 * 1024 * 1024);
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(new Error('stopped'));
        });
      });
    };
    const working = workOn(app, id, endless);
    await expect.poll(() => countPieces(app, id), PATIENCE).toBe(2);
    expect((await office.remove(id)).status).toBe(200);
    await working;
    expect(isStopped).toBe(true);
    expect(await office.stateOf(id)).toBe('cancelled');
    expect(await countPieces(app, id)).toBe(0);
    expect((await office.download(id)).body).toEqual(refusal('export.notFound'));
    expect(await listExportNotifications(app, office.user.id)).toEqual([]);
  });

  test('leaves nothing of a worker that died, nor of one that was just ready', async () => {
    const left = await orderExport(app, office.owner);
    await killHalfway(app, left, async () => {
      await expect.poll(() => countPieces(app, left), PATIENCE).toBe(3);
    });
    await office.remove(left);
    expect(await countPieces(app, left)).toBe(0);
    const ready = await orderExport(app, office.owner);
    await workOn(app, ready, async function* () {
      yield 'x'.repeat(2 * 1024 * 1024);
      await office.remove(ready);
      yield 'y';
    });
    expect(await office.stateOf(ready)).toBe('cancelled');
    expect(await countPieces(app, ready)).toBe(0);
    expect(await listExportNotifications(app, office.user.id)).toEqual([]);
  });

  test('again and again fills no list', async () => {
    for (let count = 0; count < EXPORT_RULES.keptPerPerson + 3; count += 1) {
      app.clock.advance(1000);
      await office.remove(await orderExport(app, office.owner));
    }
    expect(await office.list()).toHaveLength(EXPORT_RULES.keptPerPerson + 1);
  });

  test('of one that waits takes it from the worker, and a second press takes it from the list', async () => {
    const id = await orderExport(app, office.owner);
    await office.remove(id);
    await workOn(app, id, twoLines);
    expect(await office.stateOf(id)).toBe('cancelled');
    await office.remove(id);
    expect(await office.list()).toEqual([]);
    expect((await office.remove(id)).body).toEqual(refusal('export.notFound'));
  });
});

describe('rights', () => {
  test('whoever has left the cabinet gets nothing, neither made nor saved', async () => {
    const member = await makeMember(app, { id: office.cabinetId, owner: office.user }, ['analyticsReadOnly']);
    const mine = { cabinetId: office.cabinetId, userId: member.id };
    const [ready, waiting] = [await orderExport(app, mine), await orderExport(app, mine)];
    await workOn(app, ready, twoLines);
    expect((await office.download(ready, member)).status).toBe(200);
    await sql`delete from cabinet_members where user_id = ${member.id}`.execute(app.context.db);
    let isRead = false;
    await workOn(app, waiting, async function* () {
      isRead = true;
      yield await Promise.resolve('secret');
    });
    expect(isRead).toBe(false);
    expect(await countPieces(app, waiting)).toBe(0);
    expect((await office.download(ready, member)).body).toEqual(refusal('cabinet.notFound'));
  });

  test('a colleague neither sees, saves nor removes the files of another', async () => {
    const colleague = await makeMember(app, { id: office.cabinetId, owner: office.user }, ['analytics']);
    const id = await orderExport(app, office.owner);
    await workOn(app, id, twoLines);
    expect(await office.list(colleague)).toEqual([]);
    expect((await office.download(id, colleague)).body).toEqual(refusal('export.notFound'));
    expect((await office.remove(id, colleague)).body).toEqual(refusal('export.notFound'));
    expect(await office.stateOf(id)).toBe('ready');
  });

  test('nor does the same person from another cabinet', async () => {
    const other = await makeCabinet(app, { owner: office.user });
    const id = await orderExport(app, { cabinetId: other.id, userId: office.user.id });
    const begun = await orderExport(app, { cabinetId: other.id, userId: office.user.id });
    expect((await office.remove(begun)).body).toEqual(refusal('export.notFound'));
    await workOn(app, id, twoLines);
    expect((await office.download(id)).body).toEqual(refusal('export.notFound'));
    expect((await office.remove(id)).body).toEqual(refusal('export.notFound'));
    const { exports } = await app.call(listExports, { cabinetId: other.id }, office.user.token);
    expect(exports.map(({ state }) => state).toSorted()).toEqual(['ready', 'waiting']);
  });
});

describe('keeping', () => {
  test('a file is kept for seven days of the product’s clock, and then swept with its pieces', async () => {
    const id = await orderExport(app, office.owner);
    await workOn(app, id, twoLines);
    app.clock.advance(EXPORT_RULES.keptDays * DAY_MS - 1000);
    await sweepExports(app.context);
    expect((await office.download(id)).status).toBe(200);
    app.clock.advance(2000);
    expect(await office.list()).toEqual([]);
    expect((await office.download(id)).body).toEqual(refusal('export.notFound'));
    await sweepExports(app.context);
    expect(await countPieces(app, id)).toBe(0);
  });

  test('with one file too many the oldest goes, and nobody else’s', async () => {
    const neighbour = await makeCabinet(app);
    const theirs = await orderExport(app, { cabinetId: neighbour.id, userId: neighbour.owner.id });
    await workOn(app, theirs, twoLines);
    const oldest = await orderExport(app, office.owner);
    await workOn(app, oldest, twoLines);
    for (let count = 0; count < EXPORT_RULES.keptPerPerson; count += 1) {
      app.clock.advance(1000);
      await workOn(app, await orderExport(app, office.owner), twoLines);
    }
    const kept = await office.list();
    expect(kept).toHaveLength(EXPORT_RULES.keptPerPerson);
    expect(kept.map(({ id }) => id)).not.toContain(oldest);
    expect(await countPieces(app, theirs)).toBe(1);
  });
});
