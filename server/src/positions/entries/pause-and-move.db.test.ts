import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { addPositionAlert } from '@vitrina/contract/positions/alerts.ts';
import {
  listPositionEntries,
  previewPositionEntry,
  previewPositionMove,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCabinet } from '../../../test/builders/factories.ts';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { accountSlots } from '../../../test/slots.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { createStorefront } from '../../integrations/storefront/create-storefront.ts';
import { addQueries } from './add-queries.ts';
import { changeTracking } from './change-tracking.ts';
import { moveEntry } from './move-entry.ts';
import { pauseEntries } from './pause-entries.ts';

const OTHER_CITY = 2;

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(() => pipeline.begin());

// The limits of these tests are not about time: a busy machine may be slow.
const usualStorefront = () =>
  createStorefront({ baseUrl: pipeline.tiny.url, send: pipeline.app.context.send });

const pause = (entryIds: number[], isPaused = true, cabinetId = pipeline.cabinet.id) =>
  pauseEntries(pipeline.app.context, { cabinetId, entryIds, isPaused });
const move = (entryId: number, cityId: number, cabinetId = pipeline.cabinet.id) =>
  moveEntry(pipeline.app.context, { cabinetId, entryId, cityId });

async function track(sku: number, queries: string[]) {
  for (const query of queries)
    for (const city of [MOSCOW, OTHER_CITY]) pipeline.tiny.shelves.set(`${query}|${city}`, [4, 5, 6]);
  const { entryId } = await pipeline.track(sku, queries);
  await pipeline.moveToDue();
  await pipeline.run(usualStorefront());
  return entryId;
}

async function passSlots(count: number) {
  for (let left = count; left > 0; left -= 1) {
    pipeline.app.clock.advance(5 * MINUTE);
    await pipeline.run(usualStorefront());
  }
}

async function readMatrix(entryId: number) {
  const requested = {
    cabinetId: pipeline.cabinet.id,
    entryId,
    from: '2026-03-02',
    to: '2026-03-02',
  } as const;
  const input = { ...requested, grouping: 'FiveMinute' } as const;
  const { entry, rows } = await pipeline.app.call(
    getPositionMatrix,
    getPositionMatrix.input.parse(input),
    pipeline.cabinet.owner.token,
  );
  return { entry, rows: rows.map((row) => readCells(row)) };
}

const list = () =>
  pipeline.app.call(
    listPositionEntries,
    listPositionEntries.input.parse({ cabinetId: pipeline.cabinet.id }),
    pipeline.cabinet.owner.token,
  );

const countPlanned = async () => {
  const { rows } = await sql`select from position_checks where cabinet_id = ${pipeline.cabinet.id}`.execute(
    pipeline.app.context.db,
  );
  return rows.length;
};

test('a pause costs nothing, plans nothing and is named in the matrix, and every slot is accounted for', async () => {
  pipeline.app.clock.set(new Date('2026-03-02T09:00:00Z'));
  const entryId = await track(5, ['чай', 'чайник']);
  expect(await pause([entryId])).toEqual({ changed: 1 });
  expect(await pause([entryId])).toEqual({ changed: 0 });
  expect((await list()).budget.uniqueQueries).toBe(0);
  expect(await countPlanned()).toBe(0);
  await passSlots(4);
  const standing = await readMatrix(entryId);
  expect(standing.entry).toMatchObject({ state: 'paused', isPaused: true, nextCheckAt: null });
  expect(standing.rows.map((row) => row.filter(({ gap }) => gap === 'paused').length)).toEqual([4, 4]);
  await pause([entryId], false);
  await passSlots(2);
  const { rows, entry } = await readMatrix(entryId);
  expect(entry).toMatchObject({ state: 'active', isPaused: false });
  for (const row of rows) {
    const reported = row.filter(({ place, gap }) => place !== null || gap !== null);
    expect(reported.map(({ place, gap }) => gap ?? place)).toEqual([
      2,
      'paused',
      'paused',
      'paused',
      'paused',
      2,
      2,
    ]);
  }
  expect(await accountSlots(pipeline.app, pipeline.cabinet.id)).toMatchObject({
    wrong: [],
    paused: 8,
    answered: 6,
    missed: 0,
  });
});

test('queries of a paused product cost nothing until it comes back, also where the limit is reached', async () => {
  const most = PLAN_LIMITS.beginnerExpert.positionQueries;
  const { entryId } = await pipeline.track(5, ['чай']);
  await pause([entryId]);
  const queriesOf = (part: number) =>
    Array.from({ length: most / 2 }, (_, index) => `чайник ${part} ${index}`);
  for (const part of [1, 2]) await pipeline.track(5 + part, queriesOf(part));
  const owner = pipeline.cabinet.owner;
  await setPlan(pipeline.app.context, owner.id, 'beginnerExpert', 30);
  const queries = ['чай зелёный'];
  const cabinetId = pipeline.cabinet.id;
  const wish = previewPositionEntry.input.parse({ cabinetId, skus: [5], cityId: MOSCOW, queries });
  expect(await pipeline.app.call(previewPositionEntry, wish, owner.token)).toMatchObject({
    newUniqueQueries: 0,
  });
  expect(await addQueries(pipeline.app.context, { cabinetId, entryId, queries })).toMatchObject({ added: 1 });
  expect((await list()).budget.uniqueQueries).toBe(most);
  await expect(pause([entryId], false)).rejects.toMatchObject({ key: 'cabinet.limitExceeded' });
});

test('a pause that is taken back within its slot leaves no trace', async () => {
  const entryId = await track(5, ['чай']);
  pipeline.app.clock.advance(1000);
  await pause([entryId]);
  pipeline.app.clock.advance(1000);
  await pause([entryId], false);
  const { rows } = await sql`select from position_pauses where entry_id = ${entryId}`.execute(
    pipeline.app.context.db,
  );
  expect(rows).toEqual([]);
  await passSlots(1);
  expect((await accountSlots(pipeline.app, pipeline.cabinet.id)).wrong).toEqual([]);
});

test('slots that nobody came to before a pause stay missed, and the one under way is of the pause', async () => {
  const entryId = await track(5, ['чай']);
  pipeline.app.clock.advance(15 * MINUTE);
  await pause([entryId]);
  pipeline.app.clock.advance(10 * MINUTE);
  await pause([entryId], false);
  await passSlots(1);
  expect(await accountSlots(pipeline.app, pipeline.cabinet.id)).toMatchObject({
    wrong: [],
    answered: 2,
    missed: 2,
    paused: 3,
  });
});

test('what a colleague of the shelf follows goes on', async () => {
  await pipeline.track(6, ['чай']);
  const paused = await track(5, ['чай']);
  await pause([paused]);
  await passSlots(2);
  expect(await countPlanned()).toBe(1);
  const account = await accountSlots(pipeline.app, pipeline.cabinet.id);
  expect(account).toMatchObject({ wrong: [], paused: 2 });
});

test('coming back is judged like an addition: all of them or none', async () => {
  const first = await track(5, ['чай']);
  const second = await track(6, ['чайник']);
  await pause([first, second]);
  await setPlan(pipeline.app.context, pipeline.cabinet.owner.id, 'none', 30);
  await expect(pause([first, second], false)).rejects.toMatchObject({ key: 'plan.unavailable' });
  await setPlan(pipeline.app.context, pipeline.cabinet.owner.id, 'expert', 30);
  await expect(pause([first, 1_999_999_999], false)).rejects.toMatchObject({ key: 'position.notFound' });
  expect((await list()).entries.map(({ isPaused }) => isPaused)).toEqual([true, true]);
  await sql`update cabinets set key_status = 'rejected' where id = ${pipeline.cabinet.id}`.execute(
    pipeline.app.context.db,
  );
  await expect(pause([first], false)).rejects.toMatchObject({ key: 'cabinet.invalidKey' });
  // Stopping is never refused: it costs nothing.
  expect(await pause([first])).toEqual({ changed: 0 });
});

test('entries of another cabinet are not there', async () => {
  const entryId = await track(5, ['чай']);
  const stranger = await makeCabinet(pipeline.app);
  await expect(pause([entryId], true, stranger.id)).rejects.toMatchObject({ key: 'position.notFound' });
  await expect(move(entryId, OTHER_CITY, stranger.id)).rejects.toMatchObject({ key: 'position.notFound' });
});

test('in another city an entry begins anew, and back it finds what it had', async () => {
  const entryId = await track(5, ['чай', 'чайник']);
  const before = (await list()).entries[0];
  const { firstExpectedAt } = await move(entryId, OTHER_CITY);
  expect(new Date(firstExpectedAt).getTime() - pipeline.app.clock.now().getTime()).toBe(10 * MINUTE);
  expect((await list()).entries).toMatchObject([
    { id: entryId, cityId: OTHER_CITY, queriesCount: 2, state: 'waitingFirst', checkedCount: 0 },
  ]);
  expect(await countPlanned()).toBe(2);
  await passSlots(1);
  expect((await list()).entries).toMatchObject([{ state: 'active', checkedCount: 2, foundCount: 2 }]);
  await move(entryId, MOSCOW);
  expect((await list()).entries[0]).toMatchObject({
    state: 'active',
    averagePlace: before?.averagePlace,
    lastCheckedAt: before?.lastCheckedAt,
  });
});

test('rules about the product go along and begin anew there', async () => {
  const entryId = await track(5, ['чай']);
  const { owner, id: cabinetId } = pipeline.cabinet;
  const rule = { scope: { kind: 'entry', sku: 5, cityId: MOSCOW }, change: { kind: 'falls', by: 5 } };
  const input = addPositionAlert.input.parse({ cabinetId, rule });
  await pipeline.app.call(addPositionAlert, input, owner.token);
  await sql`update position_alerts set state = jsonb_set(state, '{isOpen}', 'true')
    where cabinet_id = ${cabinetId}`.execute(pipeline.app.context.db);
  await move(entryId, OTHER_CITY);
  const { rows } = await sql`
    select rule->'scope' as scope, state->'isOpen' as "isOpen", state->'spells' as spells, version
    from position_alerts where cabinet_id = ${cabinetId}`.execute(pipeline.app.context.db);
  expect(rows).toEqual([
    { scope: { kind: 'entry', sku: 5, cityId: OTHER_CITY }, isOpen: false, spells: {}, version: 2 },
  ]);
});

test('a city where the product is tracked is refused, its own too', async () => {
  const entryId = await track(5, ['чай']);
  await move(entryId, OTHER_CITY);
  await track(5, ['чай']);
  await expect(move(entryId, MOSCOW)).rejects.toMatchObject({ key: 'product.trackedInCity' });
  await expect(move(entryId, OTHER_CITY)).rejects.toMatchObject({ key: 'product.trackedInCity' });
});

test('the cost of a move is given before it: a shared query stays paid for', async () => {
  const entryId = await track(5, ['чай', 'чайник']);
  await track(6, ['чай']);
  const input = { cabinetId: pipeline.cabinet.id, entryId, cityId: OTHER_CITY };
  const preview = await pipeline.app.call(
    previewPositionMove,
    previewPositionMove.input.parse(input),
    pipeline.cabinet.owner.token,
  );
  expect(preview).toMatchObject({
    newUniqueQueries: 1,
    before: { uniqueQueries: 2 },
    after: { uniqueQueries: 3 },
    isTaken: false,
  });
  await move(entryId, OTHER_CITY);
  expect((await list()).budget).toEqual(preview.after);
});

test('a pause goes along to the new city, and the old one keeps its own', async () => {
  const entryId = await track(5, ['чай']);
  await pause([entryId]);
  await passSlots(1);
  await move(entryId, OTHER_CITY);
  expect(await countPlanned()).toBe(0);
  await passSlots(1);
  await pause([entryId], false);
  const { rows } = await sql`
    select city_id, until_at is null as is_open from position_pauses where entry_id = ${entryId} order by from_at`.execute(
    pipeline.app.context.db,
  );
  expect(rows).toEqual([
    { city_id: MOSCOW, is_open: false },
    { city_id: OTHER_CITY, is_open: false },
  ]);
});

test('a worker whose rows refer to the cabinet does not wait for a change of what is tracked', async () => {
  const { context } = pipeline.app;
  const refer = () =>
    context.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      // As the database does for each row that refers to the cabinet.
      const { rows } =
        await sql`select from cabinets where id = ${pipeline.cabinet.id} for key share`.execute(trx);
      return rows.length;
    });
  expect(await changeTracking(context, pipeline.cabinet.id, refer)).toBe(1);
});
