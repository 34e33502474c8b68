import { AbLift } from '@vitrina/contract/ab-tests/results.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { AbTestId } from '@vitrina/contract/ids.ts';
import { SUGGESTION_BOUNDS, type Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { multiply } from './count-range.ts';
import { NOTHING, type Source, toGain } from './source.ts';

/** What of the kept conclusion is needed here. */
const Conclusion = z.object({
  afterImageId: z.int(),
  verdict: z.object({ kind: z.literal('better') }),
  lift: AbLift,
});

type Row = { id: number; sku: number; name: string; product: string | null; conclusion: unknown };

/**
 * A winner that does not stand on its card, read from image tests' rows: tools share rows, not code. A card that the seller
 * has changed since is left to the seller, and one that another test is trying is busy.
 */
export const suggestWinner: Source = async ({ context, cabinetId, plan, ownWeekOf }) => {
  if (PLAN_LIMITS[plan].abTestsActive === 0) return NOTHING;
  const since = new Date(context.clock.now().getTime() - SUGGESTION_BOUNDS.saidDays * DAY_MS);
  const { rows } = await sql<Row>`
    select distinct on (test.sku) test.id, test.sku, test.name, products.name as product, test.conclusion
    from ab_tests as test
    join products on products.cabinet_id = test.cabinet_id and products.sku = test.sku and not products.is_archived
    where test.cabinet_id = ${cabinetId} and test.status = 'finished' and test.finished_at >= ${since}
      and test.deleted_at is null and test.archived_at is null and test.card not in ('winner', 'sellerChanged')
      and not exists (
        select from ab_tests as later
        where later.cabinet_id = test.cabinet_id and later.sku = test.sku and later.deleted_at is null
          and later.started_at > test.started_at
      )
    order by test.sku, test.finished_at desc`.execute(context.db);
  const offers = rows.flatMap(({ id, sku, name, product, conclusion }): Suggestion[] => {
    const judged = Conclusion.safeParse(conclusion).data;
    if (judged === undefined) return [];
    const { value, low, high } = judged.lift;
    const { ordersAWeek } = ownWeekOf(sku);
    // Who clicks more often buys more often: the same part more of what the product sells by search.
    const gain = ordersAWeek === null ? null : toGain(multiply({ likely: value, low, high }, ordersAWeek));
    return [
      {
        kind: 'winner',
        gain,
        testId: AbTestId.parse(id),
        name,
        product: product ?? String(sku),
        lift: judged.lift,
      },
    ];
  });
  return { offers };
};
