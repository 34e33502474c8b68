import type { AbStrategy } from '@vitrina/contract/ab-tests/project.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { OfTest } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { changeTest } from './change-test.ts';
import { progressOf } from './progress.ts';
import type { Winner } from './states.ts';

/** What the results of a test say: whether its strategy has its answer, and which image has won, if one has. */
export type JudgeTest = (
  context: Context,
  ofTest: OfTest,
) => Promise<{ isSure: boolean; winnerId: number | null }>;

/** The image that is to stay on the card, of a test that was set so and has one. */
export async function findWinner(
  context: Context,
  judgeTest: JudgeTest,
  ofTest: OfTest,
): Promise<Winner | null> {
  const tables = context.db.withTables<AbTestsTables>();
  const test = await tables
    .selectFrom('ab_tests')
    .select(['applies_winner', 'card'])
    .where('id', '=', ofTest.testId)
    .where('cabinet_id', '=', ofTest.cabinetId)
    .where('status', 'in', ['running', 'paused'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // Under the lock of the row it is asked once more whether the card is the seller's: this only spares the sums.
  if (!test?.applies_winner || test.card === 'sellerChanged') return null;
  const { winnerId } = await judgeTest(context, ofTest);
  if (winnerId === null) return null;
  const { number: imageNumber } = await tables
    .selectFrom('ab_images')
    .select('number')
    .where('id', '=', winnerId)
    .executeTakeFirstOrThrow();
  return { imageId: winnerId, imageNumber };
}

type Counted = {
  id: number;
  cabinet_id: number;
  strategy: AbStrategy;
  target_views: number;
  target_clicks: number;
  progress: number | null;
  views: number;
  clicks: number;
};

/** Images without a counter have zero of a target: nothing is said of how well they do. */
async function listCounted({ db }: Pick<Context, 'db'>): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with counted as (
      select image.test_id, image.id, coalesce(sum(happened.views), 0)::float8 as views,
        coalesce(sum(happened.clicks), 0)::float8 as clicks
      from ab_tests as test
      join ab_images as image on image.test_id = test.id and image.excluded_at is null
      left join ab_windows as shown on shown.test_id = test.id and shown.image_id = image.id
        and shown.void_reason is null and not shown.is_warm_up
      left join ab_increments as happened
        on happened.test_id = test.id and happened.window_number = shown.number
      where test.status = 'running' and test.launched_at is not null
      group by image.test_id, image.id
    )
    select test.id, test.cabinet_id, strategy, target_views, target_clicks, progress,
      min(counted.views) as views, min(counted.clicks) as clicks
    from ab_tests as test
    join counted on counted.test_id = test.id
    group by test.id`.execute(db);
  return rows;
}

async function storeProgress({ db }: Pick<Context, 'db'>, testId: number, progress: number | null) {
  await db
    .withTables<AbTestsTables>()
    .updateTable('ab_tests')
    .set((eb) => ({ progress, version: eb('version', '+', 1) }))
    .where('id', '=', testId)
    .execute();
}

/** Ends what has enough of everything, or its answer. */
export async function judgeTests(context: Context, judgeTest: JudgeTest): Promise<void> {
  for (const counted of await listCounted(context)) {
    const { id: testId, cabinet_id: cabinetId, strategy } = counted;
    const targets = { strategy, targetViews: counted.target_views, targetClicks: counted.target_clicks };
    const progress = progressOf(targets, counted);
    if (progress !== counted.progress) await storeProgress(context, testId, progress);
    const ofTest = { cabinetId, testId };
    const isOver = progress === null ? (await judgeTest(context, ofTest)).isSure : progress >= 1;
    if (!isOver) continue;
    const winner = await findWinner(context, judgeTest, ofTest);
    await changeTest(context, ofTest, { by: null, event: { kind: 'completed', winner } });
  }
}
