import { addDays, listDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getSavedDemand as route, SAVED_DEMAND } from '@vitrina/contract/saved-searches.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { HISTORY_DAYS_OF } from '@vitrina/contract/tools/bounds.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { DbContext, ReportContext, TimedContext } from '../../platform/context.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { visibleDays } from '../../queries/visible-days.ts';
import { findQueries, normaliseQueries } from '../find-queries.ts';
import { listDailyFigures } from '../series/list-daily-figures.ts';
import { sumDemand } from './sum-demand.ts';
import type { SavedSearchesTables } from './tables.ts';

type Input = { cabinetId: number; marketplace: Marketplace };

/** Saving costs nothing and running does: what nobody has run is not answered here either. */
async function listRunSearches({ db }: DbContext, { cabinetId, marketplace }: Input) {
  const rows = await db
    .withTables<SavedSearchesTables>()
    .selectFrom('saved_searches')
    .select(['id', 'name', 'queries'])
    .where('cabinet_id', '=', cabinetId)
    .where('marketplace', '=', marketplace)
    .where('last_run_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const searches = rows.map((row) => ({ ...row, texts: normaliseQueries(row.queries) }));
  const newest = Map.groupBy(searches, ({ texts }) => JSON.stringify(texts.toSorted()));
  return [...newest.values()].flatMap(([first]) => first ?? []).slice(0, SAVED_DEMAND.searches);
}

export async function getSavedDemand(
  context: ReportContext & TimedContext,
  input: Input,
): Promise<OutputOf<typeof route>> {
  const { cabinetId, marketplace } = input;
  const now = context.clock.now();
  const today = moscowDay(now);
  const days = listDays(addDays(today, 1 - SAVED_DEMAND.days), today);
  const [searches, stored, plan] = await Promise.all([
    listRunSearches(context, input),
    listMeasuredDays(context, marketplace),
    getCabinetPlan(context, cabinetId),
  ]);
  const measured = new Set(stored.map(({ day }) => day));
  const visible = visibleDays(marketplace, PLAN_LIMITS[plan][HISTORY_DAYS_OF[marketplace]], now);
  const known = await findQueries(context, [...new Set(searches.flatMap(({ texts }) => texts))]);
  const scope = { marketplace, cityId: WHOLE_COUNTRY, days, measured };
  const daily = await listDailyFigures(
    context,
    scope,
    known.map(({ id }) => id),
    ['count'],
  );
  const figures = new Map(known.map(({ id, text }) => [text, daily.get(id)]));
  const isShown = days.map((day) => measured.has(day) && day >= visible.from);
  return route.output.parse({
    days,
    searches: searches.map(({ id, name, queries, texts }) => ({
      id,
      name,
      queries,
      counts: sumDemand({ figures: texts.map((text) => figures.get(text)), isShown }),
    })),
  });
}
