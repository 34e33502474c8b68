import { moscowDay } from '@vitrina/contract/dates.ts';
import { getOrderGain } from '@vitrina/contract/positions/schedule.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeObservations } from '../../../test/builders/observations.ts';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { accountSlots } from '../../../test/slots.ts';
import { createStorefront, type ShelfQuestion } from '../../integrations/storefront/create-storefront.ts';

const FALLING = 5;
const OTHER = 6;
const names = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter} ${index}`);
const FALLING_QUERIES = names('чай', 12);
/** Sixty queries are checked every half hour, ten in each of its six ticks. */
const QUERIES = [...FALLING_QUERIES, ...names('кофе', 24), ...names('сахар', 24)];
const IN_TICK = 10;
const TICKS = 6;

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(() => pipeline.begin());

type Planned = { query: string; next_due_at: Date; moved_ticks: number; tick_offset: number };

async function listPlanned(): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select term.query, planned.next_due_at, planned.moved_ticks, planned.tick_offset
    from position_checks as planned join position_terms as term on term.id = planned.term_id
    where planned.cabinet_id = ${pipeline.cabinet.id}
    order by planned.next_due_at, term.query`.execute(pipeline.app.context.db);
  return rows;
}

/** Patient: a busy machine takes its time for a page. */
const storefront = () => createStorefront({ baseUrl: pipeline.tiny.url, send: pipeline.app.context.send });
const run = () => pipeline.run(storefront());

/** To the next tick that has checks, and its checks. Answers how many there were. */
async function passTick(check: () => Promise<number> = run): Promise<number> {
  const [next] = await listPlanned();
  if (!next) throw new Error('Nothing is planned.');
  pipeline.app.clock.set(new Date(next.next_due_at.getTime() + 1000));
  // The quota is refilled by real time.
  await sql`delete from quota`.execute(pipeline.app.context.db);
  return check();
}

async function passTicks(count: number): Promise<number[]> {
  const counts = [];
  for (let tick = 0; tick < count; tick += 1) counts.push(await passTick());
  return counts;
}

/** In all its queries at once, as when its price was raised. */
function setPlace(sku: number, queries: readonly string[], place: number) {
  for (const query of queries) {
    const shelf = Array.from({ length: 40 }, (_, index) => 1000 + index);
    shelf[place - 1] = sku;
    pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, shelf);
  }
}

async function startShop() {
  setPlace(FALLING, FALLING_QUERIES, 2);
  setPlace(OTHER, QUERIES.slice(FALLING_QUERIES.length), 2);
  await pipeline.track(OTHER, QUERIES.slice(FALLING_QUERIES.length));
  await pipeline.track(FALLING, FALLING_QUERIES);
  // What was begun at the step of five minutes, before the last queries came.
  await passTicks(TICKS * 2);
}

const gain = () =>
  pipeline.app.call(getOrderGain, { cabinetId: pipeline.cabinet.id }, pipeline.cabinet.owner.token);

test('queries of one product are far apart, and ticks are even', async () => {
  await startShop();
  const planned = await listPlanned();
  const ofFalling = planned.filter(({ query }) => FALLING_QUERIES.includes(query));
  expect(new Set(ofFalling.map(({ tick_offset }) => tick_offset)).size).toBe(TICKS);
  for (const group of Map.groupBy(planned, ({ tick_offset }) => tick_offset).values()) {
    expect(group).toHaveLength(IN_TICK);
  }
});

test('a fall brings the other queries of its product forward, with as many checks in every tick', async () => {
  await startShop();
  const before = await listPlanned();
  setPlace(FALLING, FALLING_QUERIES, 30);
  expect(await passTick()).toBe(IN_TICK);
  const noticedAt = pipeline.app.clock.now();
  const planned = await listPlanned();
  const seen = before.filter(({ next_due_at }) => next_due_at <= noticedAt).map(({ query }) => query);
  const unseen = planned.filter(({ query }) => FALLING_QUERIES.includes(query) && !seen.includes(query));
  // Ten queries that were not looked at yet, and the next tick of the round has room for them.
  const inRound = unseen.filter(
    ({ next_due_at }) => next_due_at.getTime() < noticedAt.getTime() + 25 * MINUTE,
  );
  expect(inRound.length).toBeGreaterThan(0);
  for (const one of inRound) {
    expect(one.next_due_at.getTime()).toBeLessThan(noticedAt.getTime() + 5 * MINUTE);
  }
  expect(await passTicks(TICKS * 3)).toEqual(Array.from({ length: TICKS * 3 }, () => IN_TICK));
  expect(await accountSlots(pipeline.app, pipeline.cabinet.id)).toMatchObject({
    wrong: [],
    failed: 0,
    missed: 0,
  });

  const reported = await gain();
  expect(reported).toMatchObject({ stepMinutes: 30, falls: FALLING_QUERIES.length });
  expect(reported.sooner.count).toBeGreaterThanOrEqual(inRound.length / 2);
  expect(reported.sooner.medianMinutes).toBeGreaterThanOrEqual(5);
  expect(reported.later.count).toBe(0);
  expect(reported.averageMinutesSooner).toBeGreaterThan(3);
});

test('a run that dies before it has followed a fall leaves that to the next one', async () => {
  await startShop();
  setPlace(FALLING, FALLING_QUERIES, 30);
  const [next] = await listPlanned();
  const due = (await listPlanned()).filter(
    ({ next_due_at }) => next_due_at.getTime() === next?.next_due_at.getTime(),
  );
  const last = due.findLast(({ query }) => !FALLING_QUERIES.includes(query))?.query;
  const usual = storefront();
  const dying = {
    readShelf: async (question: ShelfQuestion) => {
      if (question.query === last) throw new Error('killed');
      return usual.readShelf(question);
    },
  };
  await expect(passTick(() => pipeline.run(dying))).rejects.toThrow('killed');
  expect((await listPlanned()).filter(({ moved_ticks }) => moved_ticks !== 0)).toEqual([]);
  await run();
  expect((await listPlanned()).filter(({ moved_ticks }) => moved_ticks < 0).length).toBeGreaterThan(0);
  await passTicks(TICKS * 2);
  expect((await accountSlots(pipeline.app, pipeline.cabinet.id)).wrong).toEqual([]);
});

test('a new Moscow day schedules the checks anew; missed slots are named at their former times', async () => {
  await startShop();
  setPlace(FALLING, FALLING_QUERIES, 30);
  await passTicks(1);
  pipeline.app.clock.advance(24 * 60 * MINUTE);
  await run();
  const { rows } = await sql<{ scheduled_on: string; rated: number }>`
    select scheduled_on, (select count(*) from position_checks as planned
      where planned.cabinet_id = schedule.cabinet_id and priority > 0) as rated
    from position_daily_schedules as schedule where cabinet_id = ${pipeline.cabinet.id}`.execute(
    pipeline.app.context.db,
  );
  expect(rows).toEqual([{ scheduled_on: moscowDay(pipeline.app.clock.now()), rated: QUERIES.length }]);
  const counts = await passTicks(TICKS * 3);
  expect(counts.slice(TICKS)).toEqual(Array.from({ length: TICKS * 2 }, () => IN_TICK));
  const { wrong, missed, answered } = await accountSlots(pipeline.app, pipeline.cabinet.id);
  expect(wrong).toEqual([]);
  expect(missed).toBeGreaterThan(QUERIES.length * 40);
  expect(answered).toBeGreaterThan(QUERIES.length * 4);
});

test('the account of slots refuses what is not right', async () => {
  await startShop();
  await passTicks(2);
  pipeline.app.clock.advance(180 * MINUTE);
  await run();
  const { id } = pipeline.cabinet;
  expect((await accountSlots(pipeline.app, id)).wrong).toEqual([]);
  const { db } = pipeline.app.context;
  const { rows } = await sql<{ term_id: number; at: Date }>`
    select followed.term_id, planned.first_due_at as at from position_checks as planned
    join position_queries as followed on followed.term_id = planned.term_id
    join position_entries as entry on entry.id = followed.entry_id and entry.sku = ${OTHER}
    where planned.cabinet_id = ${id} order by 2, 1 limit 2`.execute(db);
  const again = rows.map(({ term_id, at }, index) => ({
    cabinet: id,
    product: OTHER,
    termId: term_id,
    city: MOSCOW,
    at: new Date(at.getTime() + index * 5 * MINUTE),
  }));
  await makeObservations(pipeline.app, again);
  expect((await accountSlots(pipeline.app, id)).wrong).toHaveLength(2);
  await sql`delete from position_gaps where cabinet_id = ${id} and term_id = ${rows[0]?.term_id}`.execute(db);
  expect((await accountSlots(pipeline.app, id)).wrong.length).toBeGreaterThan(3);
});

test('nothing is kept or reported where every tick checks everything', async () => {
  setPlace(FALLING, FALLING_QUERIES, 2);
  await pipeline.track(FALLING, FALLING_QUERIES);
  await passTicks(2);
  setPlace(FALLING, FALLING_QUERIES, 30);
  await passTicks(2);
  const { rows } = await sql<{ places: object }>`
    select distinct places from position_checks where cabinet_id = ${pipeline.cabinet.id}`.execute(
    pipeline.app.context.db,
  );
  expect(rows).toEqual([{ places: {} }]);
  expect(await gain()).toEqual({
    stepMinutes: 5,
    falls: 0,
    sooner: { count: 0, medianMinutes: null },
    later: { count: 0, medianMinutes: null },
    averageMinutesSooner: null,
  });
});
