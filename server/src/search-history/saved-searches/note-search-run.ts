import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { HISTORY_DAYS_OF } from '@vitrina/contract/tools/bounds.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { TimedContext } from '../../platform/context.ts';
import { visibleDays } from '../../queries/visible-days.ts';
import { digestSearch, type SearchKey } from './digest-search.ts';
import { isRunOf } from './is-run-of.ts';
import type { SavedSearchesTables } from './tables.ts';

type SearchRun = SearchKey & { cabinetId: number };

/** Those that begin before the days of the plan, and are run with the days that it does show. */
async function listCutSearches(context: TimedContext, run: SearchRun): Promise<number[]> {
  const { cabinetId, marketplace, cityId } = run;
  const historyDays = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)][HISTORY_DAYS_OF[marketplace]];
  const visible = visibleDays(marketplace, historyDays, context.clock.now());
  const rows = await context.db
    .withTables<SavedSearchesTables>()
    .selectFrom('saved_searches')
    .select(['id', 'queries', 'from_day as from', 'to_day as to'])
    .where('cabinet_id', '=', cabinetId)
    .where('marketplace', '=', marketplace)
    .where('city_id', '=', cityId)
    .where('from_day', '<', visible.from)
    .execute();
  return rows
    .filter((row) => isRunOf({ ...row, marketplace, cityId }, run, visible.from))
    .map(({ id }) => id);
}

/** Whoever was answered this question ran the saved search of it, from the drawer or not. */
export async function noteSearchRun(context: TimedContext, run: SearchRun): Promise<void> {
  const cut = await listCutSearches(context, run);
  await context.db
    .withTables<SavedSearchesTables>()
    .updateTable('saved_searches')
    .set({ last_run_at: context.clock.now() })
    .where('cabinet_id', '=', run.cabinetId)
    .where((eb) =>
      eb.or([eb('question', '=', digestSearch(run)), ...(cut.length > 0 ? [eb('id', 'in', cut)] : [])]),
    )
    .execute();
}
