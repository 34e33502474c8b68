import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import { POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import * as z from 'zod';
import { forecastCabinet } from '../server/src/positions/forecast/forecast-cabinet.ts';
import { learnNight } from '../server/src/positions/forecast/learn-night.ts';
import { fillHourlyPlaces } from './forecast/fill-hourly-places.ts';
import { judgeForecasts } from './forecast/judge-forecasts.ts';
import { readMarketPlaces } from './forecast/market-places.ts';
import type { Bench } from './open-bench.ts';
import { prepareCabinet } from './positions-storage/prepare-cabinet.ts';
import type { Row } from './report.ts';

const BUDGET = { leastHeld: 0.75, mostHeld: 0.85, entries: 10_000, seconds: 60 };
const WEEKS = 11;
const FIRST_DAY = '2026-09-07';
const NIGHTS_APART = 7;
const MARKET = { shelves: 60, perShelf: 20, products: 40_000 };
/** As much as a plan allows: ten products share a query, and a key's hour has room for a thousand of them. */
const CABINET = { products: 500, groups: 50, queriesOfGroup: 20 };
const NIGHT = startOfMoscowDay('2026-03-01');
const never = new AbortController().signal;

export const FORECAST_BEFORE = `Places of ${(MARKET.shelves * MARKET.perShelf).toLocaleString('en')} series (${MARKET.shelves} queries in three cities, ${MARKET.perShelf} products each) hour by hour over ${WEEKS} weeks, straight from the sandbox's ranking.
Each week one half of the products is learned from, as in the night before it, and the other half is forecast: their products, and so
what happens to them, are not seen before. Loss is the mean over 23 quantiles of 56 moments, on the scale of heights
(decision 0064); н/н counts as standing behind place 1000.`;

export const FORECAST_AFTER = `"With its own errors" is the rule with a band of what it was off by in the weeks before: the strongest form of a rule that
needs no forecast. The night is measured on engines of its own: learning from 1,000 series, then reading, forecasting and storing all.`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function measureQuality(): Row[] {
  const all = readMarketPlaces({
    ...MARKET,
    from: startOfMoscowDay(FIRST_DAY),
    hours: WEEKS * 7 * DAY_HOURS,
  });
  const { historyDays, days } = POSITION_FORECAST;
  const nights: number[] = [];
  for (let day = historyDays; day + days <= WEEKS * 7; day += NIGHTS_APART) nights.push(day * DAY_HOURS);
  const judged = judgeForecasts(all, nights);
  const { loss, held80 } = judged;
  const against = (rule: string, baseline: number): Row => ({
    what: `pinball loss against "${rule}"`,
    measured: loss.forecast.toFixed(4),
    baseline: baseline.toFixed(4),
    ratio: loss.forecast / baseline,
    budget: 'less',
    isKept: loss.forecast < baseline,
  });
  const reasons = [...judged.reasons].toSorted(([, one], [, other]) => other - one);
  return [
    {
      what: `the band of 80 % held, ${judged.said} forecasts of unseen products`,
      measured: `${percent(held80)} (by day: ${judged.heldByDay.map(percent).join(', ')})`,
      baseline: `the band of 50 %: ${percent(judged.held50)}`,
      ratio: Number.NaN,
      budget: `${percent(BUDGET.leastHeld)} to ${percent(BUDGET.mostHeld)}`,
      isKept: held80 >= BUDGET.leastHeld && held80 <= BUDGET.mostHeld,
    },
    against('as last week', loss.asLastWeek),
    against('as now', loss.asNow),
    against('as last week, with its own errors', loss.asLastWeekWithErrors),
    against('as now, with its own errors', loss.asNowWithErrors),
    {
      what: 'cannot say',
      measured: `${percent(judged.cannotSay)} of ${judged.tries} (${reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')})`,
      baseline: '',
      ratio: Number.NaN,
      budget: '',
      isKept: null,
    },
  ];
}

async function measureNight({ context }: Bench): Promise<Row> {
  const { cabinetId, termIds } = await prepareCabinet(context, { name: 'Forecasts', ...CABINET });
  const { queriesOfGroup } = CABINET;
  await context.clickhouse.command('empty', 'truncate table position_checks_raw');
  await context.clickhouse.command('empty', 'truncate table position_hourly');
  await fillHourlyPlaces(
    context,
    { cabinetId, termIds, queriesOfGroup, days: POSITION_FORECAST.historyDays },
    NIGHT,
  );
  const begun = performance.now();
  const drifts = await learnNight(context, NIGHT);
  const learned = performance.now();
  await forecastCabinet(context, { cabinetId, night: NIGHT, drifts, signal: never });
  const ended = performance.now();
  const [row] = await context.clickhouse.rows(
    'made forecasts',
    `select count() as made, countIf(reason = '') as said, formatReadableSize(
      (select sum(bytes_on_disk) from system.parts where database = currentDatabase() and active and table = 'position_forecasts')) as size
    from position_forecasts final where cabinet = {cabinet:UInt32} and night = fromUnixTimestamp({night:Int64})`,
    { cabinet: cabinetId, night: NIGHT.getTime() / 1000 },
    z.object({ made: z.int(), said: z.int(), size: z.string() }),
  );
  const seconds = (ended - begun) / 1000;
  return {
    what: `a night of ${(row?.made ?? 0).toLocaleString('en')} entries by query, ${(row?.said ?? 0).toLocaleString('en')} of them forecast`,
    measured: `${seconds.toFixed(1)} s (learning ${((learned - begun) / 1000).toFixed(1)} s), ${row?.size ?? ''}`,
    baseline: '',
    ratio: Number.NaN,
    budget: `< ${BUDGET.seconds} s`,
    isKept: seconds < BUDGET.seconds && row?.made === BUDGET.entries,
  };
}

/** How good forecasts of unseen products are, and how long a night of them takes. */
export async function measurePositionForecast(bench: Bench): Promise<Row[]> {
  const night = await measureNight(bench);
  return [...measureQuality(), night];
}
