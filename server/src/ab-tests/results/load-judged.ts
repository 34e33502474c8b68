import { SECOND_MS } from '@vitrina/contract/durations.ts';
import type { DbContext } from '../../platform/context.ts';
import type { ProductsTables } from '../../products/tables.ts';
import { listMeasuredWindows } from '../counters/list-measured-windows.ts';
import type { PlannedWindow } from '../design/plan-schedule.ts';
import type { TestRow } from '../project/lock-test.ts';
import type { JudgedTest } from '../statistics/conclude-test.ts';
import type { AbTestsTables } from '../tables.ts';

type Image = { id: number; is_original: boolean; excluded_at: Date | null };

function listImages({ db }: DbContext, testId: number): Promise<Image[]> {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select(['id', 'is_original', 'excluded_at'])
    .where('test_id', '=', testId)
    .orderBy('number')
    .execute();
}

async function listPlanned({ db }: DbContext, testId: number): Promise<PlannedWindow[]> {
  const rows = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_windows')
    .select(['number', 'image_id', 'planned_from', 'planned_to'])
    .where('test_id', '=', testId)
    .where('is_warm_up', '=', false)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    imageId: row.image_id,
    from: row.planned_from,
    to: row.planned_to,
  }));
}

async function findPrice({ db }: DbContext, { cabinet_id, sku }: TestRow): Promise<number | null> {
  const product = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select('price_kopecks')
    .where('cabinet_id', '=', cabinet_id)
    .where('sku', '=', sku)
    .executeTakeFirst();
  return product?.price_kopecks ?? null;
}

/** The picture that the card had stands for "no change"; without it in the test the first one does. */
function baselineOf(images: readonly Image[]): number | undefined {
  return (images.find(({ is_original }) => is_original) ?? images[0])?.id;
}

/** Another image than the usual baseline may be chosen; undefined: the test has no images, or not this one. */
export async function loadJudged(
  context: DbContext,
  test: TestRow,
  { now, baselineId }: { now: Date; baselineId?: number },
): Promise<JudgedTest | undefined> {
  const images = await listImages(context, test.id);
  const baseline =
    baselineId === undefined ? baselineOf(images) : images.find(({ id }) => id === baselineId)?.id;
  if (baseline === undefined) return undefined;
  const [windows, plannedWindows, averagePriceKopecks] = await Promise.all([
    listMeasuredWindows(context, test.id),
    listPlanned(context, test.id),
    findPrice(context, test),
  ]);
  // What has ended says the same whenever it is read.
  const until = test.finished_at ?? now;
  return {
    windows,
    plannedWindows,
    averagePriceKopecks,
    images: images.map(({ id, excluded_at }) => ({ id, isExcluded: excluded_at !== null })),
    baselineId: baseline,
    minimumEffect: test.minimum_effect_percent / 100,
    startedAt: test.launched_at ?? test.started_at ?? until,
    now: until,
    isRunning: test.status === 'running',
    strategy: test.strategy,
    intervalMinutes: test.interval_minutes,
    longestMs: test.force_finish_seconds * SECOND_MS,
  };
}
