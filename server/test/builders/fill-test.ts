import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { type PlannedWindow, planSchedule } from '../../src/ab-tests/design/plan-schedule.ts';
import type { TimedContext } from '../../src/platform/context.ts';
import { makePng } from './png-bytes.ts';

const PICTURE = makePng({ width: 90, height: 120 });

type Seller = { cabinetId: number; userId: number };

/** The longest that most tests take, with as many images as a card may have. */
const TEST = { days: 28, images: 15, intervalMinutes: 60 } as const;

async function insertTest(
  { db }: TimedContext,
  { cabinetId, userId }: Seller,
  sku: number,
  from: Date,
): Promise<number> {
  const until = new Date(from.getTime() + TEST.days * DAY_MS);
  const { rows } = await sql<{ id: number }>`
    insert into ab_tests (cabinet_id, sku, product_id, offer_id, name, campaign_ids, strategy, sure_by, interval_minutes,
      target_views, target_clicks, force_finish_seconds, minimum_effect_percent, status, finish_reason, seed, created_by,
      started_by, price_points, points, card, created_at, started_at, launched_at, warm_up_ends_at, finishes_by,
      finished_at, counters_read_at)
    values (${cabinetId}, ${sku}, 1, 'ART-0', 'Пятнадцать фото', '{1}', 'views', 'precision', ${TEST.intervalMinutes},
      10000000, 1000000, ${(TEST.days * DAY_MS) / 1000}, 10, 'finished', 'expired', 7, ${userId}, ${userId}, 0, 'none',
      'restored', ${from}, ${from}, ${from}, ${new Date(from.getTime() + 6 * HOUR_MS)}, ${until}, ${until}, ${until})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function insertImages(
  { db }: TimedContext,
  { cabinetId }: Seller,
  testId: number,
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into ab_images (cabinet_id, test_id, name, number, width, height, original, published, sha256, is_original, created_at)
    select ${cabinetId}, ${testId}, lpad(${testId} || '-' || number, 22, 'x'), number, 900, 1200, ${PICTURE}::bytea, ${PICTURE}::bytea,
      sha256(number::text::bytea), number = 1, ${at}
    from generate_series(1, ${TEST.images}) as number
    order by number
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a window brought, the same at each filling: images differ by some percent, hours by more. */
async function insertWindows(
  { db }: TimedContext,
  { cabinetId }: Seller,
  testId: number,
  windows: readonly PlannedWindow[],
): Promise<void> {
  const columns = {
    number: windows.map(({ number }) => number),
    image: windows.map(({ imageId }) => imageId),
    from: windows.map(({ from }) => from),
    to: windows.map(({ to }) => to),
  };
  const listed = sql`unnest(${columns.number}::int[], ${columns.image}::int[], ${columns.from}::timestamptz[],
    ${columns.to}::timestamptz[]) as planned(number, image_id, planned_from, planned_to)`;
  await sql`
    insert into ab_windows (test_id, number, cabinet_id, image_id, planned_from, planned_to, state, shown_from, shown_to, measured_at)
    select ${testId}, number, ${cabinetId}, image_id, planned_from, planned_to, 'shown',
      planned_from + interval '2 minutes', planned_to, planned_to + interval '1 hour'
    from ${listed}`.execute(db);
  await sql`
    insert into ab_increments (test_id, cabinet_id, campaign_id, day, from_at, to_at, former_read_at, read_at, window_number,
      gap_reason, views, clicks, carts, orders, model_orders)
    select ${testId}, ${cabinetId}, '1', (planned_from at time zone 'Europe/Moscow')::date, planned_from, planned_to,
      planned_from, planned_to, number, null, views, views * (30 + image_id % 15) / 1000, views / 200, views / 900, 0
    from ${listed}, lateral (
      select 120 + (number * 7919 % 200) + 150 * (extract(hour from planned_from)::int % 12) / 12 as views
    ) as counted`.execute(db);
}

/** A finished test of four weeks, as its page is read. */
export async function fillTest(context: TimedContext, seller: Seller, sku: number): Promise<number> {
  const from = new Date(context.clock.now().getTime() - (TEST.days + 1) * DAY_MS);
  const testId = await insertTest(context, seller, sku, from);
  const imageIds = await insertImages(context, seller, testId, from);
  const plan = { imageIds, intervalMinutes: TEST.intervalMinutes, seed: 7 };
  const until = new Date(from.getTime() + TEST.days * DAY_MS);
  const windows = planSchedule({ ...plan, from: new Date(from.getTime() + 6 * HOUR_MS), until });
  await insertWindows(context, seller, testId, windows);
  return testId;
}
