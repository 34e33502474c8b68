import type { Day } from '@vitrina/contract/dates.ts';
import type { LiftOverWeeks } from '@vitrina/contract/tools/back-test.ts';
import { fillMarket } from '../../scripts/seed/fill-market.ts';
import { openWriters } from '../../scripts/seed/open-writers.ts';
import { listMeasuredDays } from '../../server/src/queries/list-stored-days.ts';
import { foldSpellings } from '../../server/src/queries/spelling/fold-spellings.ts';
import type { ListDay } from '../../server/src/undervalued-queries/back-test/list-changes.ts';
import { listWeeks } from '../../server/src/undervalued-queries/back-test/rules.ts';
import {
  judgeList,
  openList,
  runWeek,
} from '../../server/src/undervalued-queries/back-test/run-back-test.ts';
import { liftOverWeeks } from '../../server/src/undervalued-queries/back-test/summarize.ts';
import type { JudgedWeek } from '../../server/src/undervalued-queries/back-test/week.ts';
import { openMarketDay } from '../../server/src/undervalued-queries/market-source.ts';
import { type Bench, openBench } from '../open-bench.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../report.ts';

/** As the demo is filled; the second market is one that no weight was chosen by. */
const MARKET = { queryCount: 40_000, productCount: 3000, days: 396 };
const [CHOSEN_BY, UNSEEN] = [1, 2];
/** The weights were chosen by the first twenty lists of the first market; the outcome of the last of these ends eight weeks later. */
const FIRST_HELD_OUT = 20 + 8;
/** What the parts weighed until the year was looked at. */
const FORMER_WEIGHTS = { demand: 30, conversion: 20, weakness: 35, growth: 15 };
const BUDGET_MS = 5000;

type Judged = { day: Day; week: JudgedWeek };
type Measured = { score: Judged[]; former: Judged[]; bySearches: Judged[]; weekMs: number[] };

async function openMarket(seed: number): Promise<Bench> {
  const bench = await openBench(`back-test-${seed}`);
  const { queryCount, productCount, days } = MARKET;
  const writers = openWriters({ seed, queryCount, productCount });
  await fillMarket(bench.context, writers, [{ marketplace: 'ozon', days }], ({ done, total }) => {
    if (done % 28 === 0) console.log(`  market ${seed}: ${done} of ${total} days`);
  });
  await writers.close();
  await foldSpellings(bench.context);
  return bench;
}

/** Every list of the year by today's score, by the former one and by the amount of searches, against the same picks. */
async function measureMarket(seed: number): Promise<Measured> {
  const { context, close } = await openMarket(seed);
  const measured: Measured = { score: [], former: [], bySearches: [], weekMs: [] };
  try {
    const stored = await listMeasuredDays(context, 'ozon');
    for (const day of listWeeks(stored.map((line) => line.day))) {
      const market = openMarketDay('ozon', stored, day);
      const began = performance.now();
      await runWeek(context, market);
      measured.weekMs.push(performance.now() - began);
      const list = await openList(context, market);
      const judge = async (into: Judged[], one: ListDay) => {
        const { judged } = await judgeList(context, one);
        if (judged) into.push({ day, week: { state: 'judged', ...judged, parts: [] } });
      };
      await judge(measured.score, list);
      await judge(measured.former, await openList(context, market, FORMER_WEIGHTS));
      await judge(measured.bySearches, { ...list, score: 'then.count' });
    }
  } finally {
    await close();
  }
  return measured;
}

const over = (weeks: readonly Judged[], of: 'orders' | 'searches') =>
  liftOverWeeks(weeks, weeks.at(-1)?.day ?? '', of);

function writeLift({ lift, blocks, weeks }: LiftOverWeeks): string {
  return lift === null
    ? `cannot say: ${blocks} blocks of eight weeks`
    : `${lift.value.toFixed(2)} (95 %: ${lift.low.toFixed(2)} to ${lift.high.toFixed(2)}; ${weeks} lists, ${blocks} blocks)`;
}

function reportUnseen({ score, former, bySearches }: Measured, of: 'orders' | 'searches'): Row[] {
  const [now, before, plain] = [score, former, bySearches].map((weeks) => over(weeks, of));
  if (now === undefined || before === undefined || plain === undefined) return [];
  const baseline = `the largest by searches: ${writeLift(plain)}`;
  const ratio = (now.lift?.value ?? Number.NaN) / (plain.lift?.value ?? Number.NaN);
  return [
    {
      what: `a year of an unseen market: ${of} of the list against random picks`,
      measured: writeLift(now),
      baseline,
      ratio,
      budget: 'lower bound above 1',
      isKept: now.verdict === 'better',
    },
    {
      what: `the same with the former weights: ${of}`,
      measured: writeLift(before),
      baseline,
      ratio: Number.NaN,
      budget: '',
      isKept: null,
    },
  ];
}

/** Two blocks at most: no bounds, so the mean and how many of the lists were above their picks. */
function reportLate({ score, former, bySearches }: Measured, of: 'orders' | 'searches'): Row {
  const liftsOf = (weeks: readonly Judged[]) =>
    weeks.slice(FIRST_HELD_OUT).flatMap(({ week }) => week[of]?.value ?? []);
  const write = (weeks: readonly Judged[]) => {
    const lifts = liftsOf(weeks);
    const mean = Math.exp(lifts.reduce((sum, lift) => sum + Math.log(lift), 0) / lifts.length);
    return `${mean.toFixed(2)} (${lifts.filter((lift) => lift > 1).length} of ${lifts.length} lists above 1)`;
  };
  return {
    what: `held-out last weeks of the market that the weights were chosen by: ${of}`,
    measured: `${write(score)}; former weights ${write(former)}`,
    baseline: `the largest by searches: ${write(bySearches)}`,
    ratio: Number.NaN,
    budget: '',
    isKept: null,
  };
}

/** The lists of a sandbox's year against random picks of equal frequency, where no weight was chosen by the weeks. */
export async function measureBackTest(): Promise<Row[]> {
  const chosenBy = await measureMarket(CHOSEN_BY);
  const unseen = await measureMarket(UNSEEN);
  const [p50, p95] = [percentile(unseen.weekMs, 0.5), percentile(unseen.weekMs, 0.95)];
  return [
    ...reportUnseen(unseen, 'orders'),
    ...reportUnseen(unseen, 'searches'),
    reportLate(chosenBy, 'orders'),
    reportLate(chosenBy, 'searches'),
    {
      what: 'judging the list of one week, with its calibration',
      measured: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      baseline: '',
      ratio: Number.NaN,
      budget: `p95 < ${BUDGET_MS} ms`,
      isKept: p95 < BUDGET_MS,
    },
  ];
}
