import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Selectable } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import type { ShownWindow } from './attribute.ts';

export type CountedTest = Pick<
  Selectable<AbTestsTables['ab_tests']>,
  | 'id'
  | 'cabinet_id'
  | 'sku'
  | 'campaign_ids'
  | 'interval_minutes'
  | 'finished_at'
  | 'counters_read_at'
  | 'has_carry_over'
> & { launched_at: Date; windows: CountedWindow[] };

/** With the moment until which it is planned, for one that is still shown. */
type CountedWindow = ShownWindow & { plannedTo: Date };

/**
 * Tests whose counters still grow: launched, and not ended before yesterday, because the marketplace corrects a day
 * until the next one has ended.
 */
function selectCounted({ db, clock }: TimedContext) {
  const yesterday = startOfMoscowDay(addDays(moscowDay(clock.now()), -1));
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .where('launched_at', 'is not', null)
    .where('status', '!=', 'setup')
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('finished_at', '>=', yesterday)]));
}

export async function listCountedCabinets(context: TimedContext): Promise<number[]> {
  const rows = await selectCounted(context).select('cabinet_id').distinct().orderBy('cabinet_id').execute();
  return rows.map(({ cabinet_id }) => cabinet_id);
}

async function listTests(context: TimedContext, cabinetId: number) {
  const rows = await selectCounted(context)
    .select(['id', 'cabinet_id', 'sku', 'campaign_ids', 'interval_minutes'])
    .select(['launched_at', 'finished_at', 'counters_read_at', 'has_carry_over'])
    .where('cabinet_id', '=', cabinetId)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ launched_at, ...test }) => (launched_at === null ? [] : { ...test, launched_at }));
}

/** With the windows that counters of today and yesterday may belong to. */
export async function listCountedTests(context: TimedContext, cabinetId: number): Promise<CountedTest[]> {
  const tests = await listTests(context, cabinetId);
  if (tests.length === 0) return [];
  const from = new Date(startOfMoscowDay(moscowDay(context.clock.now())).getTime() - DAY_MS);
  const rows = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_windows')
    .select(['test_id', 'number', 'shown_from', 'shown_to', 'planned_to', 'is_warm_up'])
    .where(
      'test_id',
      'in',
      tests.map(({ id }) => id),
    )
    .where('planned_to', '>=', from)
    .where('shown_from', 'is not', null)
    .orderBy('number')
    .execute();
  const windows = Map.groupBy(rows, ({ test_id }) => test_id);
  return tests.map((test) => ({
    ...test,
    windows: (windows.get(test.id) ?? []).flatMap(
      ({ number, shown_from, shown_to, planned_to, is_warm_up }) =>
        shown_from === null
          ? []
          : { number, from: shown_from, to: shown_to, plannedTo: planned_to, isWarmUp: is_warm_up },
    ),
  }));
}
