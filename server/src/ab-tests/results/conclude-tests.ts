import { type Kysely, sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { TestRow } from '../project/lock-test.ts';
import { concludeTest } from '../statistics/conclude-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { toConclusion } from './conclusion.ts';
import { loadJudged } from './load-judged.ts';

/** Of one round; the next one follows within a minute. */
const MOST_AT_ONCE = 200;

/** Launched tests that were changed or counted since they were last concluded. */
function listChanged(tables: Kysely<AbTestsTables>): Promise<TestRow[]> {
  return tables
    .selectFrom('ab_tests')
    .selectAll()
    .where('launched_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((test) =>
      test.or([
        test('concluded_version', 'is distinct from', test.ref('version')),
        test('counters_read_at', '>', test.ref('concluded_at')),
      ]),
    )
    .orderBy(sql`concluded_at nulls first`)
    .limit(MOST_AT_ONCE)
    .execute();
}

/** Keeps what the tests say, for lists and the board. */
export async function concludeTests(context: TimedContext): Promise<void> {
  const tables = context.db.withTables<AbTestsTables>();
  for (const test of await listChanged(tables)) {
    const now = context.clock.now();
    const judged = await loadJudged(context, test, { now });
    if (judged === undefined) continue;
    const concluded = concludeTest(judged);
    const conclusion = toConclusion(concluded, judged.baselineId);
    const hasCarryOver = test.has_carry_over || concluded.warnings.includes('carryOver');
    await tables
      .updateTable('ab_tests')
      .set({
        conclusion: JSON.stringify(conclusion),
        has_carry_over: hasCarryOver,
        concluded_version: test.version,
        concluded_at: test.counters_read_at ?? now,
      })
      .where('id', '=', test.id)
      .execute();
  }
}
