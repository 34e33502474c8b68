import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { accountSlots } from '../../../test/slots.ts';
import {
  createStorefront,
  type ShelfQuestion,
  type Storefront,
} from '../../integrations/storefront/create-storefront.ts';

const QUERIES = ['чай', 'кофе', 'какао'];
const DAY = 24 * 60 * MINUTE;

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  await pipeline.begin();
  for (const query of QUERIES) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
  await pipeline.track(5, QUERIES);
  await pipeline.moveToDue();
});

const account = () => accountSlots(pipeline.app, pipeline.cabinet.id);
const slots = (count: number) => count * QUERIES.length;

async function pass(minutes: number, storefront?: Storefront) {
  for (let left = minutes; left > 0; left -= 1) {
    pipeline.app.clock.advance(MINUTE);
    await pipeline.run(storefront);
  }
}

const setKey = (status: string) =>
  sql`update cabinets set key_status = ${status} where id = ${pipeline.cabinet.id}`.execute(
    pipeline.app.context.db,
  );

test('a clock that jumps by a day leaves every slot of it as missed, and goes on', async () => {
  await pipeline.run();
  pipeline.app.clock.advance(DAY);
  await pipeline.run();
  expect(await account()).toMatchObject({ answered: slots(2), failed: 0, missed: slots(287), wrong: [] });
});

test('slots of a key that did not work are missed, and it goes on when the key is back', async () => {
  await pipeline.run();
  await setKey('expired');
  await pass(30);
  expect(pipeline.tiny.requests).toEqual([]);
  await setKey('valid');
  await pass(15);
  const { answered, failed, missed, wrong } = await account();
  expect(wrong).toEqual([]);
  expect(failed).toBe(0);
  expect(missed).toBeGreaterThanOrEqual(slots(5));
  expect(answered).toBeGreaterThanOrEqual(slots(3));
  expect(answered + missed).toBe(slots(10));
});

/** An answer comes when the slot that was asked for is over. */
function slowStorefront(delayMs: number): Storefront {
  const storefront = createStorefront({ baseUrl: pipeline.tiny.url, send: pipeline.app.context.send });
  return {
    readShelf: async (question: ShelfQuestion) => {
      pipeline.app.clock.advance(delayMs);
      return storefront.readShelf(question);
    },
  };
}

test('a storefront that answers slower than the slot: the answer is its slot’s, what passed meanwhile is missed', async () => {
  const begunAt = pipeline.app.clock.now().getTime();
  const slow = slowStorefront(7 * MINUTE);
  for (let run = 0; run < 6; run += 1) await pipeline.run(slow);
  await pipeline.run();
  const { answered, failed, missed, wrong, plannedUntil } = await account();
  expect(wrong).toEqual([]);
  expect(failed).toBe(0);
  expect(missed).toBeGreaterThan(0);
  expect(answered + missed).toBe(slots((plannedUntil.getTime() - begunAt) / (5 * MINUTE)));
});

test('a storefront that hangs: each slot ends under that name', async () => {
  pipeline.tiny.interfere(({ url }) => (url.pathname === '/search/' ? 'hang' : undefined));
  await pass(11, pipeline.impatient());
  pipeline.tiny.interfere(undefined);
  await pass(5);
  const { answered, failed, wrong } = await account();
  expect(wrong).toEqual([]);
  expect(failed).toBe(slots(2));
  expect(answered).toBe(slots(2));
});
