import type { Context, StoresContext } from '../../platform/context.ts';
import { stageName } from '../add-queries.ts';
import type { QueryTables } from '../tables.ts';
import { addCandidates } from './add-candidates.ts';
import { addWordPairs } from './add-word-pairs.ts';
import { chooseEdges } from './choose-edges.ts';
import { dropRunTables, type MarketplaceDay, measureCandidates } from './measure-candidates.ts';
import { storeSpellings } from './store-spellings.ts';

type FoldContext = Pick<Context, 'db' | 'clickhouse' | 'locks'>;

/** The newest day of each marketplace of which sums are made. */
async function listNewest({ db }: StoresContext): Promise<(MarketplaceDay & { derivedAt: Date | null })[]> {
  return db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .distinctOn('marketplace')
    .select(['marketplace', 'day', 'derived_at as derivedAt'])
    .where('derived_at', 'is not', null)
    .where('is_stale', '=', false)
    .orderBy('marketplace')
    .orderBy('day', 'desc')
    .execute();
}

/** Finds which queries are other spellings of which, and puts that in place at once. */
export async function makeSpellings(
  context: StoresContext,
  newest: readonly MarketplaceDay[],
): Promise<void> {
  await addWordPairs(context);
  await addCandidates(context);
  const tables = {
    demand: stageName('demand'),
    words: stageName('used'),
    judged: stageName('judged'),
    edges: stageName('edges'),
  };
  try {
    await measureCandidates(context, tables, newest);
    await storeSpellings(context, await chooseEdges(context, tables), tables.demand);
  } finally {
    await dropRunTables(context, tables);
  }
}

/**
 * Once for each newly measured day. A worker that was killed has put nothing in place and noted nothing: the next run does
 * it again, faster by what it had compared.
 */
export async function foldSpellings(context: FoldContext): Promise<void> {
  await context.locks.runAlone('queries: spellings', async () => {
    const newest = await listNewest(context);
    if (newest.length === 0) return;
    const madeOf = JSON.stringify(newest);
    const runs = context.db.withTables<QueryTables>();
    const last = await runs.selectFrom('query_spelling_runs').select('made_of').executeTakeFirst();
    if (last?.made_of === madeOf) return;
    await makeSpellings(context, newest);
    await runs
      .insertInto('query_spelling_runs')
      .values({ made_of: madeOf })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ made_of: madeOf }))
      .execute();
  });
}
