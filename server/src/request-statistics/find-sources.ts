import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { CabinetsTables } from '../cabinets/tables.ts';
import { listFigureDays } from '../own-queries/figure-days.ts';
import { listOwnQueryDays, type OwnQueryDay } from '../own-queries/list-own-query-days.ts';
import type { DbContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { judgeSources, type SourceDays, type SourceStates } from './source-rules.ts';

type LastRun = { outcome: string; nextTryAt: Date | null };

export type Sources = {
  days: SourceDays;
  queryDays: readonly OwnQueryDay[];
  states: SourceStates;
  nextAt: Date | null;
};

async function listLastRuns({ db }: DbContext, cabinetId: number): Promise<Map<string, LastRun>> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .select(['collector', 'outcome', 'next_try_at'])
    .where('cabinet_id', '=', cabinetId)
    .execute();
  return new Map(rows.map((row) => [row.collector, { outcome: row.outcome, nextTryAt: row.next_try_at }]));
}

/** What each source has brought so far, and what this cabinet's keys cannot have at all. */
export async function findSources(context: DbContext, cabinetId: number): Promise<Sources> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  const [lastRuns, queryDays, analytics, ads, phrases] = await Promise.all([
    listLastRuns(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
    listFigureDays(context, cabinetId, 'analytics'),
    listFigureDays(context, cabinetId, 'ads'),
    listFigureDays(context, cabinetId, 'adPhrases'),
  ]);
  const queries = queryDays.map(({ day }) => day);
  const days = { queries, analytics, ads, phrases };
  return {
    days,
    queryDays,
    states: judgeSources({ premium: cabinet.premium, adKey: cabinet.performance_status, lastRuns, days }),
    nextAt: lastRuns.get('ownQueries')?.nextTryAt ?? null,
  };
}
