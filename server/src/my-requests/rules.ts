import { addDays, type Day, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { MyRequest, RequestPosition, RequestsDays } from '@vitrina/contract/my-requests.ts';
import { divide } from '../queries/metrics.ts';
import type { Said } from './list-said.ts';
import type { TrackedQuery } from './list-tracked.ts';
import type { WeekRequest } from './list-week-requests.ts';

/** What is known of one query of a product, by who told it. */
export type Sources = {
  week?: WeekRequest | undefined;
  said?: Said | undefined;
  tracked?: TrackedQuery | undefined;
  frequency?: number | undefined;
};

/** Our own check is newer and of one city; without one, the marketplace's average of the week. */
function choosePosition({ week, tracked }: Sources): RequestPosition {
  if (tracked) return { kind: 'tracked', city: tracked.city, now: tracked.now, before: tracked.before };
  return { kind: 'average', now: week?.positionNow ?? null, before: week?.positionBefore ?? null };
}

/** The day behind the last one on which it was told: the first of which we know that it was not. */
function lostDay(lastDay: Day): Date {
  return startOfMoscowDay(addDays(lastDay, 1));
}

/**
 * Lost: told of in the days that are looked back at, and not in the week. Where our checks stopped finding it not
 * before the last day it was told of, they know the hour.
 */
export function judgeLoss({ week, tracked }: Sources): MyRequest['lost'] {
  if (!week || week.isFound || !week.isKnown || week.lastDay === null) return null;
  const lastPosition = week.lastPosition;
  const hour = tracked?.lostAt;
  if (hour && hour >= startOfMoscowDay(week.lastDay))
    return { at: hour.toISOString(), precision: 'hour', lastPosition };
  return { at: lostDay(week.lastDay).toISOString(), precision: 'day', lastPosition };
}

export function toRequest(query: string, sources: Sources, days: RequestsDays): MyRequest {
  const { week, said, tracked, frequency } = sources;
  const { searchUsers = null, viewUsers = null } = week ?? {};
  return {
    query,
    frequency: frequency ?? null,
    position: choosePosition(sources),
    searchUsers,
    viewUsers,
    visibility: divide(viewUsers, searchUsers),
    orders: week?.orders ?? null,
    gmvKopecks: week?.gmvKopecks ?? null,
    isFound: week?.isFound ?? false,
    isImported: said?.isImported ?? false,
    isTracked: tracked !== undefined,
    isExcluded: said?.isExcluded ?? false,
    // Without days to look back at, everything would be new.
    isNew: week?.isFound === true && !week.isKnown && days.lookBack !== null,
    lost: judgeLoss(sources),
    tag: said?.tag ?? null,
  };
}

/** Found ones by demand, then the others by the market's frequency. */
export function rankRequests(requests: readonly MyRequest[]): MyRequest[] {
  return requests.toSorted(
    (one, other) =>
      Number(other.isFound) - Number(one.isFound) ||
      (other.searchUsers ?? -1) - (one.searchUsers ?? -1) ||
      (other.frequency ?? -1) - (one.frequency ?? -1) ||
      one.query.localeCompare(other.query, 'ru'),
  );
}
