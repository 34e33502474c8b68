import { FEATURES } from '../server/src/positions/causes/card-factors.ts';
import { predictCard } from '../server/src/positions/what-if/predict-card.ts';
import { startTestApp } from '../server/test/app.ts';
import { runWhatIfCases, type WhatIfCase } from '../server/test/builders/what-if-cases.ts';
import { startSandbox } from '../server/test/fakes/sandbox.ts';
import { setup, teardown } from '../server/test/processes/engines.ts';
import { percentile } from './percentile.ts';
import type { Row } from './report.ts';

const BUDGET = { within: 0.75, cases: 300, orderMs: 5 };
const OPTIONS = { shelves: 30, products: 2, rounds: 3, readFirst: 8, seed: 4 };
const PRODUCTS = 100_000;
const LONG_PAGE = 1000;
/** What a miss costs in the interval score of an 80 % range: two shares of what lies outside it. */
const MISS_COST = 2 / 0.2;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Range = { best: number; worst: number };
type Said = { kind: string; truth: number; now: number; likely: number; range: Range; staying: Range };

/** A place below the read ones counts as the first of them, and a card that is gone too. */
function toSaid({ kind, truth, answer, staying }: WhatIfCase): Said[] {
  const { prediction, now, depth } = answer;
  if (prediction === null || now === null || staying === null) return [];
  const number = (place: number | null) => place ?? depth + 1;
  const rangeOf = ({ best, worst }: { best: number | null; worst: number | null }) => ({
    best: number(best),
    worst: number(worst),
  });
  return [
    {
      kind,
      truth: Math.min(number(truth ?? null), depth + 1),
      now: now.place,
      likely: number(prediction.likely),
      range: rangeOf(prediction),
      staying: rangeOf(staying),
    },
  ];
}

const isWithin = (truth: number, { best, worst }: Range) => truth >= best && truth <= worst;
const widthOf = ({ best, worst }: Range) => worst - best + 1;
const scoreOf = (truth: number, range: Range) =>
  widthOf(range) + MISS_COST * Math.max(0, range.best - truth, truth - range.worst);

function reportWithin(what: string, said: readonly Said[], budget: number | undefined): Row {
  const within = said.filter(({ truth, range }) => isWithin(truth, range)).length / said.length;
  const staying = said.filter((one) => isWithin(one.truth, one.staying)).length / said.length;
  return {
    what,
    measured: percent(within),
    baseline: `stays as it is: ${percent(staying)}`,
    ratio: within / staying,
    budget: budget === undefined ? '' : `at least ${percent(budget)}`,
    isKept: budget === undefined ? null : within >= budget,
  };
}

function reportMean(
  what: string,
  measured: readonly number[],
  baseline: readonly number[],
  isBetterRequired = false,
): Row {
  const [own, other] = [mean(measured), mean(baseline)];
  return {
    what,
    measured: `${own.toFixed(1)} places`,
    baseline: `stays as it is: ${other.toFixed(1)} places`,
    ratio: own / other,
    budget: isBetterRequired ? 'below the baseline' : '',
    isKept: isBetterRequired ? own < other : null,
  };
}

/** The page alone in its new order, without the databases. */
function reportOrder(): Row {
  const page = Array.from({ length: LONG_PAGE }, (_, index) => ({
    sku: index + 1,
    place: index + 1,
    title: `Чайник электрический ${index}`,
    priceKopecks: 50_000 + ((index * 37) % 600) * 500,
    rating: 3 + ((index * 7) % 21) / 10,
    reviewsCount: 10 + ((index * 13) % 600),
    stock: 1 + ((index * 11) % 100),
    deliveryDays: (index * 5) % 9,
  }));
  const every = FEATURES.map(() => 1);
  const ranking = {
    weights: every,
    wandering: 0.1,
    pages: 100,
    changes: 1000,
    doubts: { hourly: 0.1, miss: every, reach: every, without: Array.from({ length: 10 }, () => every) },
  };
  const times = page.map((own) => {
    const started = performance.now();
    const wish = {
      query: 'чайник электрический',
      page,
      own,
      wanted: { priceKopecks: 100_000, deliveryDays: 1 },
    };
    predictCard(wish, ranking, { depth: LONG_PAGE, isWhole: false });
    return performance.now() - started;
  });
  const p50 = percentile(times, 0.5);
  return {
    what: 'a page of 1,000 places in its new order',
    measured: `p50 ${p50.toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    baseline: '',
    ratio: Number.NaN,
    budget: `p50 < ${BUDGET.orderMs} ms`,
    isKept: p50 < BUDGET.orderMs,
  };
}

/** "What if" against what came about when it was done in the sandbox. */
export async function measureWhatIf(): Promise<Row[]> {
  await setup({ name: 'bench' });
  const sandbox = await startSandbox({ products: PRODUCTS });
  const app = await startTestApp({ env: sandbox.env });
  try {
    const all = await runWhatIfCases({ app, sandbox, ...OPTIONS });
    const said = all.flatMap(toSaid).slice(0, BUDGET.cases);
    const silent = all.filter(({ answer }) => answer.prediction === null);
    const reasons = Map.groupBy(silent, ({ answer }) => answer.doubts[0]?.reason ?? '');
    const times = all.map(({ elapsedMs }) => elapsedMs);
    const byKind = Map.groupBy(said, ({ kind }) => kind);
    return [
      reportWithin(`the true place is in the 80 % range, ${said.length} trials`, said, BUDGET.within),
      ...[...byKind].map(([kind, some]) => reportWithin(`of these ${kind}, ${some.length}`, some, undefined)),
      reportMean(
        'mean width of the range',
        said.map(({ range }) => widthOf(range)),
        said.map(({ staying }) => widthOf(staying)),
      ),
      reportMean(
        'the likely place is off by, on average',
        said.map(({ likely, truth }) => Math.abs(likely - truth)),
        said.map(({ now, truth }) => Math.abs(now - truth)),
        true,
      ),
      reportMean(
        'mean interval score (width, and ten times what lies outside)',
        said.map(({ range, truth }) => scoreOf(truth, range)),
        said.map(({ staying, truth }) => scoreOf(truth, staying)),
        true,
      ),
      {
        what: '"cannot say"',
        measured: `${silent.length} of ${all.length}: ${percent(silent.length / all.length)}${[...reasons].map(([reason, some]) => `, ${some.length} ${reason}`).join('')}`,
        baseline: '',
        ratio: Number.NaN,
        budget: '',
        isKept: null,
      },
      {
        what: 'an answer once its ranking is learned',
        measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
        baseline: '',
        ratio: Number.NaN,
        budget: '',
        isKept: null,
      },
      reportOrder(),
    ];
  } finally {
    await app.close();
    await sandbox.stop();
    await teardown();
  }
}
