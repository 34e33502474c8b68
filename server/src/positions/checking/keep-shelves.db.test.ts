import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { createStorefront } from '../../integrations/storefront/create-storefront.ts';
import { listReadings } from '../../shelves/list-readings.ts';
import { readStoredShelf } from '../../shelves/read-stored-shelf.ts';
import { storeShelves } from '../../shelves/store-shelves.ts';

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const chai = { query: 'чай', cityId: MOSCOW };

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  await pipeline.begin();
  await sql`truncate shelves, shelf_outbox`.execute(pipeline.app.context.db);
  await pipeline.app.context.clickhouse.command('test: empty', 'truncate table shelf_read');
});

/** Long limits: here counts what was asked, not how soon a busy machine answers. */
const unhurried = () =>
  createStorefront(
    { baseUrl: pipeline.tiny.url, send: pipeline.app.context.send },
    { pageMs: 10_000, shelfMs: 30_000 },
  );

async function run() {
  await pipeline.run(unhurried());
  await storeShelves(pipeline.app.context);
  return listReadings(pipeline.app.context, chai);
}

test('a check keeps the shelf it has read, once an hour and without another question', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 300));
  await pipeline.track(250, ['чай']);
  await pipeline.moveToDue();
  const startedAt = pipeline.app.clock.now();
  const [reading] = await run();
  expect(pipeline.tiny.requests.filter((path) => path.startsWith('/search/'))).toHaveLength(7);
  expect(reading).toMatchObject({ source: 'positions', places_read: 280, is_whole: false });
  const stored = await readStoredShelf(pipeline.app.context, {
    ...chai,
    takenAt: reading?.taken_at ?? startedAt,
  });
  expect(stored.map(({ place }) => place)).toEqual([...numbers(1, 100), ...numbers(240, 21)]);
  expect(stored[0]).toMatchObject({
    sku: 1,
    priceKopecks: 100,
    rating: 4.5,
    reviewsCount: 1,
    deliveryDays: 1,
  });
  const hour = startedAt.getUTCHours();
  for (;;) {
    pipeline.app.clock.advance(5 * MINUTE);
    if (pipeline.app.clock.now().getUTCHours() !== hour) break;
    expect(await run()).toHaveLength(1);
  }
  expect(await run()).toHaveLength(2);
});

test('a check that fails keeps nothing, and the next one does', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 200));
  await pipeline.track(150, ['чай']);
  pipeline.tiny.interfere(({ url }) =>
    url.searchParams.get('start') === '80' ? { status: 500 } : undefined,
  );
  await pipeline.moveToDue();
  expect(await run()).toEqual([]);
  pipeline.tiny.interfere(undefined);
  pipeline.app.clock.advance(30_000);
  expect(await run()).toHaveLength(1);
});
