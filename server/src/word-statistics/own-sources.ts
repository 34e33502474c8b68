import { type Day, listDays } from '@vitrina/contract/dates.ts';
import type { WordAbsence } from '@vitrina/contract/word-statistics.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { listCollectors } from '../cabinets/list-collectors.ts';
import { listFigureDays } from '../own-queries/figure-days.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import type { DbContext } from '../platform/context.ts';
import { listWholeSpans } from './rules.ts';

type Scope = { cabinetId: number; from: Day; to: Day };

export type OwnSources = {
  days: number;
  measuredDays: number;
  adDays: number;
  wholeSpans: boolean[];
  /** Both were collected on the same days of the period. */
  adsMatchQueries: boolean;
  advertising: WordAbsence['advertising'];
  lastDay: Day | null;
  takenAt: string | null;
  nextAt: string | null;
  /** Not one day has come yet. */
  isEmpty: boolean;
};

/** What is collected for a cabinet and period, and why the rest is not. Nothing is compared with days behind the plan's. */
export async function getOwnSources(
  context: DbContext,
  { cabinetId, from, to }: Scope,
  firstVisible: Day,
): Promise<OwnSources> {
  const [cabinet, stored, adDays, collectors] = await Promise.all([
    findCabinet(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
    listFigureDays(context, cabinetId, 'adPhrases'),
    listCollectors(context, cabinetId),
  ]);
  const period = listDays(from, to);
  const measured = new Set(stored.flatMap(({ day }) => (day < firstVisible ? [] : [day])));
  const advertised = new Set(adDays);
  const line = collectors.find(({ collector }) => collector === 'ownQueries');
  const measuredInside = period.filter((day) => measured.has(day));
  const advertisedInside = period.filter((day) => advertised.has(day));
  const adDaysInside = advertisedInside.length;
  const hasAdKey = (cabinet?.performance_client_id ?? null) !== null;
  return {
    days: period.length,
    measuredDays: measuredInside.length,
    adDays: adDaysInside,
    wholeSpans: listWholeSpans({ from, to }, measured),
    adsMatchQueries: measuredInside.join() === advertisedInside.join(),
    advertising: adDaysInside > 0 ? null : hasAdKey ? 'notCollected' : 'noKey',
    lastDay: stored.at(-1)?.day ?? null,
    takenAt: stored.at(-1)?.collectedAt.toISOString() ?? null,
    nextAt: line?.nextTryAt ?? null,
    isEmpty: stored.length === 0,
  };
}
