import type { planAbTest } from '@vitrina/contract/ab-tests/images.ts';
import { DAY_MINUTES, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type * as z from 'zod';
import type { DbContext, TimedStoresContext } from '../../platform/context.ts';
import { listMeasuredWindows } from '../counters/list-measured-windows.ts';
import { readDelays } from '../counters/read-delays.ts';
import { burnInMsOf } from '../counters/store-reading.ts';
import { leastInterval } from '../design/window-length.ts';
import { dispersionOf, planTest, summarizeDays } from '../planner/plan-test.ts';
import { findTest, type OfTest, type TestRow } from '../project/lock-test.ts';
import { priceOf } from '../running/change-test.ts';
import { readDelay } from '../running/read-delay.ts';
import { readAdvertisingDays } from '../setup/read-advertising-days.ts';
import type { AbTestsTables } from '../tables.ts';

/** A test of fewer is none. */
const FEWEST_IMAGES = 2;

async function countImages({ db }: DbContext, testId: number) {
  const images = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select('sha256')
    .where('test_id', '=', testId)
    .execute();
  const pictures = new Set(images.map(({ sha256 }) => sha256.toString('hex')));
  return { count: images.length, isSamePicture: images.length > 1 && pictures.size === 1 };
}

/** How unsteady windows of the product were in the last test of it; without one, nothing is known. */
async function readDispersion(context: DbContext, { cabinet_id, sku }: TestRow): Promise<number> {
  const last = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select('id')
    .where('cabinet_id', '=', cabinet_id)
    .where('sku', '=', sku)
    .where('status', '=', 'finished')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return dispersionOf(last === undefined ? [] : await listMeasuredWindows(context, last.id));
}

/** What a draft would show and cost, by the product's own days. */
export async function getPlan(
  context: TimedStoresContext,
  ofTest: OfTest,
): Promise<z.input<(typeof planAbTest)['output']>> {
  const test = await findTest(context, ofTest);
  const [images, days, delay, delays, overDispersion] = await Promise.all([
    countImages(context, test.id),
    readAdvertisingDays(context, { cabinetId: test.cabinet_id, sku: test.sku }),
    readDelay(context, test.cabinet_id),
    readDelays(context, test.cabinet_id),
    readDispersion(context, test),
  ]);
  const basis = summarizeDays(days);
  return {
    ...basis,
    rows: planTest({
      viewsPerDay: basis.viewsPerDay ?? 0,
      ctr: basis.ctr ?? 0,
      overDispersion,
      images: Math.max(FEWEST_IMAGES, images.count),
      intervalMinutes: test.interval_minutes,
      burnInMinutes: burnInMsOf(test, delays) / MINUTE_MS,
    }),
    delayMinutes: delay.minutes,
    isDelayMeasured: delay.isMeasured,
    leastInterval: leastInterval(delay.minutes) ?? DAY_MINUTES,
    pricePoints: priceOf(images.isSamePicture),
  };
}
