import type { Day } from '@vitrina/contract/dates.ts';
import type { RequestSource } from '@vitrina/contract/request-statistics.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { CabinetsTables } from '../cabinets/tables.ts';
import { mayReadAnalytics } from '../own-queries/analytics/rules.ts';
import { listFigureDays } from '../own-queries/figure-days.ts';
import { listOwnQueryDays, type OwnQueryDay } from '../own-queries/list-own-query-days.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { Span } from '../own-queries/own-days.ts';

type State = RequestSource['state'];
type Turn = { outcome: string; nextTryAt: Date | null };

/** Turns that brought an answer: without days they mean that there were none to bring. */
const ANSWERED = ['ok', 'empty', 'noPremium'];

export type Sources = {
  days: { queries: Day[]; analytics: Day[]; ads: Day[]; phrases: Day[] };
  queryDays: readonly OwnQueryDay[];
  states: { queries: State; analytics: State; ads: State };
  nextAt: Date | null;
};

async function listTurns({ db }: Pick<Context, 'db'>, cabinetId: number): Promise<Map<string, Turn>> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .select(['collector', 'outcome', 'next_try_at'])
    .where('cabinet_id', '=', cabinetId)
    .execute();
  return new Map(rows.map((row) => [row.collector, { outcome: row.outcome, nextTryAt: row.next_try_at }]));
}

function stateOf(turn: Turn | undefined, days: readonly Day[]): State {
  if (turn !== undefined && !ANSWERED.includes(turn.outcome)) return 'failed';
  return days.length > 0 ? 'ok' : 'collecting';
}

/** What each source has brought so far, and what this cabinet's keys cannot have at all. */
export async function findSources(context: Pick<Context, 'db'>, cabinetId: number): Promise<Sources> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  const [turns, queryDays, analytics, ads, phrases] = await Promise.all([
    listTurns(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
    listFigureDays(context, cabinetId, 'analytics'),
    listFigureDays(context, cabinetId, 'ads'),
    listFigureDays(context, cabinetId, 'adPhrases'),
  ]);
  const queries = queryDays.map(({ day }) => day);
  const ofAnalytics = turns.get('ownAnalytics');
  const hasAnalytics = mayReadAnalytics(cabinet.premium) && ofAnalytics?.outcome !== 'noPremium';
  const adsState: Record<string, State> = { valid: stateOf(turns.get('ownAds'), ads) };
  return {
    days: { queries, analytics, ads, phrases },
    queryDays,
    states: {
      queries:
        turns.get('ownQueries')?.outcome === 'noPremium'
          ? 'noPremium'
          : stateOf(turns.get('ownQueries'), queries),
      analytics: hasAnalytics ? stateOf(ofAnalytics, analytics) : 'noPremium',
      ads:
        cabinet.performance_status === null
          ? 'noKey'
          : (adsState[cabinet.performance_status] ?? 'keyRefused'),
    },
    nextAt: turns.get('ownQueries')?.nextTryAt ?? null,
  };
}

export function daysIn(days: readonly Day[], span: Span | null): Day[] {
  return span === null ? [] : days.filter((day) => day >= span.from && day <= span.to);
}

const isSame = (one: readonly Day[], other: readonly Day[]) => one.length > 0 && one.join() === other.join();

/** What was measured of a span. */
export function measuredIn({ days }: Sources, span: Span) {
  const [queries, analytics] = [daysIn(days.queries, span), daysIn(days.analytics, span)];
  const [ads, phrases] = [daysIn(days.ads, span), daysIn(days.phrases, span)];
  return {
    analytics: analytics.length > 0,
    ads: ads.length > 0,
    phrases: phrases.length > 0,
    phrasesMatchQueries: isSame(phrases, queries),
    adsMatchAnalytics: isSame(ads, analytics),
  };
}
