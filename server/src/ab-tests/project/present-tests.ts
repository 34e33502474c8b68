import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { TimedContext } from '../../platform/context.ts';
import { listImages } from '../images/list-images.ts';
import { writeForceFinish } from './force-finish.ts';
import { findTest, type OfTest, type TestRow } from './lock-test.ts';

type Presented = z.input<typeof AbTest>;
type Beside = {
  id: number;
  product_name: string | null;
  product_image_url: string | null;
  pictures: number;
  shown_image_id: number | null;
  last_switch_at: Date | null;
  next_switch_at: Date | null;
  next_image_id: number | null;
};

/** What stands in other tables; windows are found by their time, because a long test has thousands. */
async function listBeside({ db, clock }: TimedContext, ids: readonly number[]): Promise<Map<number, Beside>> {
  const now = clock.now();
  const { rows } = await sql<Beside>`
    select test.id, products.name as product_name, products.image_url as product_image_url,
      (select count(distinct sha256) from ab_images where test_id = test.id) as pictures,
      card.shown_image_id, last.shown_from as last_switch_at,
      following.planned_from as next_switch_at, following.image_id as next_image_id
    from ab_tests as test
    left join products on products.cabinet_id = test.cabinet_id and products.sku = test.sku
    left join ab_card_sets as card on card.test_id = test.id
    left join lateral (
      select shown_from from ab_windows
      where test_id = test.id and planned_from <= ${now} and shown_from is not null and not is_warm_up
      order by planned_from desc limit 1
    ) as last on true
    left join lateral (
      select planned_from, image_id from ab_windows
      where test_id = test.id and planned_from > ${now} and test.status = 'running'
      order by planned_from limit 1
    ) as following on true
    where test.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A draft and a test of a picture against itself show what they would cost. */
function priceOf({ status, price_points }: TestRow, isSamePicture: boolean): number {
  if (status !== 'setup') return price_points;
  return isSamePicture ? 0 : PRICES.abTest;
}

function settingsOf(row: TestRow): Presented['settings'] {
  return {
    name: row.name,
    description: row.description,
    campaignIds: row.campaign_ids,
    strategy: row.strategy,
    sureBy: row.sure_by,
    intervalMinutes: row.interval_minutes,
    targetViews: row.target_views,
    targetClicks: row.target_clicks,
    forceFinish: writeForceFinish(row.force_finish_seconds),
    minimumEffectPercent: row.minimum_effect_percent,
    appliesWinner: row.applies_winner,
  };
}

function momentsOf(row: TestRow) {
  return {
    startedAt: iso(row.started_at),
    launchedAt: iso(row.launched_at),
    warmUpEndsAt: iso(row.warm_up_ends_at),
    runningSince: iso(row.running_since),
    finishesBy: iso(row.finishes_by),
    finishedAt: iso(row.finished_at),
  };
}

function present(row: TestRow, beside: Beside | undefined, images: Presented['images']): Presented {
  const isRunning = row.status === 'running';
  const isSamePicture = images.length > 1 && beside?.pictures === 1;
  const isLaunched = row.launched_at !== null;
  const firstImageId = images.find(({ excludedAt }) => excludedAt === null)?.id ?? null;
  return {
    id: row.id,
    version: row.version,
    sku: row.sku,
    productName: beside?.product_name ?? row.offer_id,
    productImageUrl: beside?.product_image_url ?? null,
    settings: settingsOf(row),
    status: row.status,
    isSamePicture,
    images,
    ...momentsOf(row),
    lastSwitchAt: iso(beside?.last_switch_at ?? null),
    nextSwitchAt: iso(beside?.next_switch_at ?? null),
    currentImageId: isRunning ? (beside?.shown_image_id ?? null) : null,
    nextImageId: isRunning && !isLaunched ? firstImageId : (beside?.next_image_id ?? null),
    finishReason: row.finish_reason,
    pauseReason: row.pause_reason,
    pauseDetails: row.pause_details,
    progress: row.progress,
    pricePoints: priceOf(row, isSamePicture),
    points: row.points,
    card: row.card,
    appliedImageId: row.applied_image_id,
    isArchived: row.archived_at !== null,
  };
}

export async function presentTests(context: TimedContext, rows: readonly TestRow[]): Promise<Presented[]> {
  const ids = rows.map(({ id }) => id);
  const [beside, images] = await Promise.all([listBeside(context, ids), listImages(context, ids)]);
  return rows.map((row) => present(row, beside.get(row.id), images.get(row.id) ?? []));
}

export async function getTest(context: TimedContext, ofTest: OfTest): Promise<Presented> {
  const [test] = await presentTests(context, [await findTest(context, ofTest)]);
  if (test === undefined) throw new Error('A test that was found is not presented.');
  return test;
}
