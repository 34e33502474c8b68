import { ALERT_BOUNDS, type AlertFiring, AlertHit } from '@vitrina/contract/positions/alerts.ts';
import { toPlace } from './judging/alert-values.ts';
import type { Followed } from './judging/followed.ts';
import type { Firing } from './judging/judge.ts';
import { fromSeconds } from './judging/judge-stored.ts';

/** A firing as it is told and kept: with names, and with the largest changes only. */
export function describeFiring({ at, hits }: Firing, series: ReadonlyMap<string, Followed>): AlertFiring {
  return {
    at: fromSeconds(at).toISOString(),
    queries: hits.length,
    hits: hits.slice(0, ALERT_BOUNDS.shownHits).flatMap((hit) => {
      const followed = series.get(hit.key);
      if (!followed) return [];
      return AlertHit.parse({
        ...followed,
        was: toPlace(hit.was),
        became: toPlace(hit.became),
        since: fromSeconds(hit.since).toISOString(),
      });
    }),
  };
}
