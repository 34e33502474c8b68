import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as contract from '@vitrina/contract/positions/causes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { makeRadarChange } from '../../../test/builders/watched-card.ts';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { createStorefront } from '../../integrations/storefront/create-storefront.ts';
import { storeShelves } from '../../shelves/store-shelves.ts';
import { pauseEntries } from '../entries/pause-entries.ts';

const HOUR = 60 * MINUTE;
const SKU = 50;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const shelf = numbers(1, 120);
const moved = (place: number) => shelf.filter((sku) => sku !== SKU).toSpliced(place - 1, 0, SKU);
const errorOf = ({ body }: { body: unknown }) => body;

let pipeline: PositionPipeline;
let entryId: number;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  await pipeline.begin();
  await sql`truncate shelves, shelf_outbox`.execute(pipeline.app.context.db);
  for (const table of ['shelf_read', 'shelf_tile'])
    await pipeline.app.context.clickhouse.command('test: empty', `truncate table ${table}`);
  show({ чай: shelf, кофе: shelf });
  ({ entryId } = await pipeline.track(SKU, ['чай', 'кофе']));
  await pipeline.moveToDue();
});

function show(shelves: Record<string, readonly number[]>) {
  for (const [query, skus] of Object.entries(shelves)) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, skus);
}

/** Patient: here counts what was answered, not how soon a busy machine answers. */
async function check(): Promise<void> {
  const { context } = pipeline.app;
  await pipeline.run(
    createStorefront({ baseUrl: pipeline.tiny.url, send: context.send }, { pageMs: 10_000, shelfMs: 30_000 }),
  );
  await storeShelves(context);
}

const now = () => pipeline.app.clock.now();
const bucketOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR) * HOUR).toISOString();
const cellOf = (at = now()) => ({
  cabinetId: pipeline.cabinet.id,
  entryId,
  query: 'чай',
  bucket: bucketOf(at),
});
const getCell = (at?: Date) =>
  pipeline.app.call(contract.getPositionCell, cellOf(at), pipeline.cabinet.owner.token);

async function explain(more: object = {}) {
  for (;;) {
    const input = { ...cellOf(), ...more };
    const answer = await pipeline.app.call(contract.explainPositionMove, input, pipeline.cabinet.owner.token);
    if (answer.state !== 'learning') return answer;
  }
}

async function nextHour(shelves: Record<string, readonly number[]> = {}): Promise<void> {
  show(shelves);
  pipeline.app.clock.advance(HOUR);
  await check();
}

test('a cell has its check, the page and the products above and below', async () => {
  await check();
  const cell = await getCell();
  expect(cell).toMatchObject({
    query: 'чай',
    cityId: MOSCOW,
    page: 2,
    gap: null,
    check: {
      outcome: 'found',
      place: 50,
      mode: 'plain',
    },
    above: {
      place: 49,
      sku: 49,
      title: 'Товар 49',
      priceKopecks: 4900,
    },
    below: {
      place: 51,
      sku: 51,
      title: 'Товар 51',
      priceKopecks: 5100,
    },
  });
  expect(cell.check?.checkedAt).toBe(now().toISOString());
  expect(Date.parse(cell.pageAt ?? '')).toBe(Math.floor(now().getTime() / 1000) * 1000);
  expect(Date.parse(cell.nextCheckAt ?? '')).toBeGreaterThan(now().getTime());
});

test('a move is returned with both pages, shares that add up and the products that overtook', async () => {
  await check();
  await nextHour({ чай: moved(60) });
  const answer = await explain();
  expect(answer).toMatchObject({
    state: 'explained',
    before: { check: { place: 50 }, placeOnPage: 50, card: { title: 'Товар 50', priceKopecks: 5000 } },
    after: { check: { place: 60 }, placeOnPage: 60 },
    cameUpCount: 10,
    goneCount: 0,
  });
  expect(answer.cameUp[0]).toMatchObject({ sku: 51, placeBefore: 51, placeAfter: 50 });
  const { shares, unexplained, placeBefore, placeAfter, isLittleKnown } = answer.explanation ?? {};
  expect([placeBefore, placeAfter, isLittleKnown]).toEqual([50, 60, true]);
  // Nothing that a page shows has changed.
  expect([shares, unexplained]).toEqual([[], 10]);
});

test('changes that the radar saw in between are named, of the product and of rivals near it', async () => {
  await check();
  const before = now();
  await nextHour({ чай: moved(90) });
  const line = {
    cabinetId: pipeline.cabinet.id,
    cardId: 1,
    difference: { kind: 'price', was: 200, now: 100 },
  } as const;
  const at = new Date(before.getTime() + HOUR / 2);
  const change = (sku: number, snapshot: number, when = at) =>
    makeRadarChange(pipeline.app, { ...line, sku, snapshot, at: when });
  const own = await change(SKU, 2);
  // Beside the place that it had, beside the one that it has, and far from both.
  const [above, below] = [await change(48, 3), await change(95, 4)];
  await change(20, 5);
  // Over before the first of the moments, and come about after the last one.
  await change(SKU, 6, new Date(before.getTime() - HOUR));
  await change(SKU, 7, new Date(now().getTime() + 2 * HOUR));
  const { changes } = await explain();
  expect(changes.map(({ change: { id }, isMine }) => [id, isMine])).toEqual([
    [own, true],
    [below, false],
    [above, false],
  ]);
  expect(changes[0]?.change).toMatchObject({ kind: 'price', figure: { was: 200, now: 100 } });
  expect(changes[1]?.title).not.toBeNull();
});

test('a place that stayed has nothing to explain', async () => {
  await check();
  await nextHour();
  expect((await explain()).explanation).toMatchObject({ shares: [], unexplained: 0, top: null });
});

test('the same hour of the day before is compared when it is asked for', async () => {
  await check();
  await nextHour({ чай: moved(30) });
  pipeline.app.clock.advance(22 * HOUR);
  await nextHour({ чай: moved(70) });
  const answer = await explain({ against: 'day' });
  expect(answer.explanation).toMatchObject({ placeBefore: 50, placeAfter: 70 });
  expect((await explain({ against: 'previous' })).explanation).toMatchObject({ placeBefore: 30 });
  expect(await explain({ against: 'week' })).toMatchObject({ state: 'noEarlier', explanation: null });
});

test('where nothing was answered in just that hour of the day before, the nearest answer of that day is compared', async () => {
  await check();
  const answeredAt = now();
  pipeline.tiny.interfere(() => ({ status: 403 }));
  await nextHour();
  pipeline.tiny.interfere(undefined);
  pipeline.app.clock.advance(23 * HOUR);
  await nextHour({ чай: moved(70) });
  expect(await explain({ against: 'day' })).toMatchObject({
    state: 'explained',
    before: { check: { place: 50, checkedAt: answeredAt.toISOString() } },
    explanation: { placeBefore: 50, placeAfter: 70 },
  });
  // What is nearer to another day says nothing of this one.
  pipeline.app.clock.advance(3 * 24 * HOUR);
  await nextHour();
  expect(await explain({ against: 'day' })).toMatchObject({ state: 'noEarlier' });
});

test('of a week that the period cuts only what is shown is explained, against what came before it', async () => {
  const { app, cabinet } = pipeline;
  await check();
  const before = now();
  app.clock.advance(24 * HOUR);
  await nextHour({ чай: moved(60) });
  const shown = { from: moscowDay(now()), to: moscowDay(now()) };
  const monday = { grouping: 'Week', choice: 'best', bucket: bucketOf(before) } as const;
  const cell = (more: object) =>
    app.call(contract.getPositionCell, { ...cellOf(), ...monday, ...more }, cabinet.owner.token);
  expect((await cell({})).check).toMatchObject({ place: 50, checkedAt: before.toISOString() });
  expect(await cell({ shown })).toMatchObject({
    from: startOfMoscowDay(shown.from).toISOString(),
    check: { place: 60, checkedAt: now().toISOString() },
  });
  expect(await explain({ ...monday, shown })).toMatchObject({
    before: { check: { place: 50, checkedAt: before.toISOString() } },
    after: { check: { place: 60 } },
  });
});

test('a product that no query finds is sold out; one that other queries find is only not found by this one', async () => {
  await check();
  const without = shelf.filter((sku) => sku !== SKU);
  await nextHour({ чай: without });
  expect(await explain()).toMatchObject({ state: 'vanished', absence: 'offQuery', explanation: null });
  await nextHour({ кофе: without });
  expect(await explain()).toMatchObject({ state: 'absent', absence: null });
  expect(await explain({ query: 'кофе' })).toMatchObject({
    state: 'vanished',
    absence: 'soldOut',
    before: { card: { stock: 7 } },
    after: {
      check: { place: 'notFound' },
      placeOnPage: null,
    },
  });
  await nextHour({ чай: shelf });
  expect(await explain()).toMatchObject({ state: 'appeared', absence: 'soldOut' });
});

test('without an earlier answer, an answer at all or a page nothing is guessed', async () => {
  await check();
  expect(await explain()).toMatchObject({ state: 'noEarlier', before: { check: null } });
  await nextHour({ чай: moved(60) });
  await pipeline.app.context.clickhouse.command('test: lose pages', 'truncate table shelf_tile');
  expect(await explain()).toMatchObject({ state: 'noPage', after: { pageAt: null }, explanation: null });
  pipeline.app.clock.advance(2 * HOUR);
  expect(await explain()).toMatchObject({ state: 'notChecked' });
  expect(await getCell()).toMatchObject({ check: null, gap: null });
  pipeline.tiny.interfere(() => ({ status: 403 }));
  await pipeline.run();
  expect(await getCell()).toMatchObject({ gap: 'blocked', check: { place: null }, above: null, page: null });
  expect(await explain()).toMatchObject({ state: 'notChecked', before: { check: null } });
  expect(await getCell(new Date(now().getTime() - HOUR))).toMatchObject({ check: null, gap: 'missed' });
});

test('a pause is no missed check, and what is on pause has no next one though another product has', async () => {
  const { context } = pipeline.app;
  await pipeline.track(60, ['чай']);
  await pipeline.moveToDue();
  await check();
  const cabinetId = pipeline.cabinet.id;
  await pauseEntries(context, { cabinetId, entryIds: [entryId], isPaused: true });
  expect(await getCell()).toMatchObject({ check: { place: 50 }, nextCheckAt: null });
  // Nobody was there for three hours: the other product missed its checks, this one none.
  pipeline.app.clock.advance(3 * HOUR);
  await check();
  const paused = { check: null, gap: 'paused', nextCheckAt: null };
  expect(await getCell(new Date(now().getTime() - HOUR))).toMatchObject(paused);
  await pauseEntries(context, { cabinetId, entryIds: [entryId], isPaused: false });
  expect(Date.parse((await getCell()).nextCheckAt ?? '')).toBeGreaterThan(now().getTime());
  await sql`update cabinets set key_status = 'expired' where id = ${cabinetId}`.execute(context.db);
  expect(await getCell()).toMatchObject({ nextCheckAt: null });
});

test('between two slots of a long step nothing was missed', async () => {
  await check();
  const hour = (hours: number) => new Date(Date.parse(bucketOf(now())) + hours * HOUR);
  const [from, until] = [hour(1.5), hour(7.5)];
  await sql`
    insert into position_gaps (cabinet_id, term_id, city_id, from_at, until_at, step_minutes)
    select cabinet_id, id, ${MOSCOW}, ${from}, ${until}, 60 from position_terms
    where cabinet_id = ${pipeline.cabinet.id}`.execute(pipeline.app.context.db);
  const ofHalfHours = { ...cellOf(), grouping: 'HalfHour' } as const;
  pipeline.app.clock.advance(24 * HOUR);
  const gapAt = async (hours: number) => {
    const input = { ...ofHalfHours, bucket: hour(hours - 24).toISOString() };
    return (await pipeline.app.call(contract.getPositionCell, input, pipeline.cabinet.owner.token)).gap;
  };
  expect([await gapAt(2.5), await gapAt(3)]).toEqual(['missed', null]);
});

test('cells are refused beyond the plan, for other queries and in other cabinets', async () => {
  await check();
  const { app, cabinet } = pipeline;
  const ask = (input: object, token = cabinet.owner.token) =>
    Promise.all(
      [contract.getPositionCell, contract.explainPositionMove].map((route) =>
        app.inject(route, { ...cellOf(), ...input }, token),
      ),
    );
  const refused = (subject: string, action: string) => ({
    error: expect.objectContaining({ subject, action }),
  });
  for (const answer of await ask({ query: 'какао' }))
    expect(errorOf(answer)).toEqual(refused('position', 'notFound'));
  const later = new Date(now().getTime() + 30 * HOUR).toISOString();
  for (const answer of await ask({ bucket: later }))
    expect(errorOf(answer)).toEqual(refused('searchHistory', 'outOfRange'));
  for (const bucket of ['вчера', '2026-02-30T00:00:00Z'])
    for (const answer of await ask({ bucket })) expect(answer.status).toBe(400);

  const other = await makeCabinet(app);
  for (const answer of await ask({ cabinetId: other.id }, other.owner.token))
    expect(errorOf(answer)).toEqual(refused('position', 'notFound'));
  for (const answer of await ask({}, other.owner.token))
    expect(errorOf(answer)).toEqual(refused('cabinet', 'notFound'));
  const reader = await makeUser(app);
  await addMember(app, cabinet.id, reader, ['analyticsReadOnly']);
  for (const answer of await ask({}, reader.token)) expect(answer.status).toBe(200);
});
