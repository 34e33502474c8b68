import { DAY_SECONDS, HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { ALERT_BOUNDS, type AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { inSlices } from '../../../platform/background/in-slices.ts';
import type { Context } from '../../../platform/context.ts';
import { firstCheckOf } from './first-check.ts';
import { type Followed, isAboutWhole } from './followed.ts';
import { type AlertState, beginState, type Firing, judgeStepwise } from './judge.ts';
import type { PlaceSeries } from './place-series.ts';
import { readSeries } from './read-series.ts';

const COMPARED_SECONDS = ALERT_BOUNDS.comparedHours * HOUR_SECONDS;
export const MONTH_SECONDS = ALERT_BOUNDS.rehearsedDays * DAY_SECONDS;

export const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);
export const fromSeconds = (seconds: number) => new Date(seconds * 1000);

/** Stored checks that judging from a moment on needs: those of the day before as well. */
export async function readSince(
  context: Pick<Context, 'clickhouse'>,
  cabinetId: number,
  { series, isWhole }: { series: ReadonlyMap<string, Followed>; isWhole: boolean },
  { since, until }: { since: number; until: number },
): Promise<Map<string, PlaceSeries>> {
  // What nobody judged for a month is no news.
  const start = Math.max(since, until - MONTH_SECONDS) - COMPARED_SECONDS;
  return readSeries(context, { cabinetId, series, isWhole, start, end: until });
}

type Replayed = { state: AlertState; firings: Firing[]; firstCheckAt: number | null };

/** A time anew, from stored checks and nothing else. */
export async function replay(
  context: Pick<Context, 'clickhouse'>,
  { cabinetId, rule, series }: { cabinetId: number; rule: AlertRule; series: ReadonlyMap<string, Followed> },
  { since, until }: { since: number; until: number },
): Promise<Replayed> {
  const input = { series, isWhole: isAboutWhole(rule) };
  const seriesByKey = await readSince(context, cabinetId, input, { since, until });
  const judged = await inSlices(judgeStepwise(rule, seriesByKey, beginState(since), { until }));
  return { ...judged, firstCheckAt: firstCheckOf(seriesByKey.values(), since) };
}
