import type { Day } from '@vitrina/contract/dates.ts';
import { SPELLING_REASONS } from '@vitrina/contract/tools/spellings.ts';
import * as z from 'zod';
import type { Context } from '../../server/src/platform/context.ts';
import { makeSpellings } from '../../server/src/queries/spelling/fold-spellings.ts';
import { storeQueries } from '../seed/store-queries.ts';

const DAY: Day = '2026-03-01';

const Folded = z.object({ text: z.string(), means: z.string(), reason: z.enum(SPELLING_REASONS) });
export type Folded = z.infer<typeof Folded>;

/** Puts queries with their searches into empty tables and folds them: which of them mean another one, and why. */
export async function foldCounted(
  context: Pick<Context, 'db' | 'clickhouse' | 'locks'>,
  queries: readonly { text: string; count: number }[],
): Promise<Folded[]> {
  const { clickhouse } = context;
  await storeQueries(
    context,
    1,
    queries.map(({ text }) => text),
  );
  const sums = queries.map(({ count }, index) => ({ mp: 'ozon', day: DAY, query_id: index + 1, count }));
  await clickhouse.insert('test: sums', 'sq_cum', sums);
  await makeSpellings(context, [{ marketplace: 'ozon', day: DAY }]);
  return clickhouse.rows(
    'test: folded queries',
    `select folded.text as text, meant.text as means, reason
    from query_spellings as spelling
    inner join q as folded on spelling.query_id = folded.id
    inner join q as meant on spelling.means = meant.id
    order by spelling.query_id`,
    {},
    Folded,
  );
}
