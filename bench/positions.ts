import type { Bench } from './open-bench.ts';
import { fillPlan, PRODUCTS, QUERIES, STEP_MS } from './positions/fill-plan.ts';
import { measurePlanning } from './positions/measure-planning.ts';
import { readPlainly } from './positions/read-plainly.ts';
import { type Run, runWorkers, startStorefront } from './positions/run-workers.ts';
import type { Row } from './report.ts';

const SIZES = {
  whole: { cabinets: 1000, seconds: 30, lateSeconds: 90, most: 4000 },
  quick: { cabinets: 200, seconds: 8, lateSeconds: 25, most: 400 },
};
/** How soon a page is there: a quick answer over the network. */
const PAGE_MS = 50;
/** As many shelves as one worker reads at once: four cabinets of eight. */
const AT_ONCE = 32;
const BUDGET = { perSecond: 1000, lateSeconds: 30, load: 0.7 };

export const POSITIONS_BEFORE = `Worker processes of the product on durable engines. A storefront of its own process answers every page after ${PAGE_MS} ms
with ${PRODUCTS} followed products among its first forty: the sandbox ranks a whole shelf for each question, and that would be measured.`;

export const POSITIONS_AFTER = `An observation is one product's answer in one slot; a check of a query brings ${PRODUCTS}. No doubles and nothing lost are counted after
each run: rows against different slots, and ended slots of the plan against rows and named gaps.`;

const judge = ({ doubles, lost }: Run) => `${doubles} doubled, ${lost} lost`;
const isSound = ({ doubles, lost }: Run) => doubles === 0 && lost === 0;

function toShareRow(many: Run, workers: number, one: Run): Row {
  return {
    what: `positions: observations stored by ${workers} workers on one PostgreSQL`,
    measured: `${many.perSecond.toFixed(0)}/s, ${judge(many)}`,
    baseline: `one worker: ${one.perSecond.toFixed(0)}/s`,
    ratio: many.perSecond / one.perSecond,
    budget: 'more than fewer workers, no doubles',
    isKept: isSound(many) && many.perSecond > one.perSecond,
  };
}

/** The pipeline of position checks: how much a worker stores, how workers share, how late checks are, what planning costs. */
export async function measurePositions(
  { context, postgresPid }: Bench,
  say: (line: string) => void,
  isQuick: boolean,
): Promise<Row[]> {
  const { cabinets, seconds, lateSeconds, most } = SIZES[isQuick ? 'quick' : 'whole'];
  say(`Filling ${cabinets} cabinets…`);
  await fillPlan(context, cabinets);
  say('Planning…');
  const planning = await measurePlanning(context, { cabinets, postgresPid });
  const { url, child } = await startStorefront(PAGE_MS);
  try {
    say('Plainly…');
    const plain = await readPlainly(context, { url, atOnce: AT_ONCE, seconds: seconds / 2 });
    const runs = new Map<number, Run>();
    for (const workers of [1, 2, 4]) {
      say(`${workers} at work…`);
      const late = { url, workers, cabinets, slots: 0 as const, warmUpSeconds: 4, seconds };
      runs.set(workers, await runWorkers(context, late));
      say(`  ${JSON.stringify(runs.get(workers))}`);
    }
    const [one, two, four] = [runs.get(1), runs.get(2), runs.get(4)];
    if (!one || !two || !four) throw new Error('A run is missing.');
    const wanted = (BUDGET.load * (one.perSecond / PRODUCTS) * (STEP_MS / 1000)) / QUERIES;
    const busy = Math.min(most, Math.round(wanted));
    say(`Lateness with ${busy} cabinets…`);
    await fillPlan(context, busy);
    const order = { url, workers: 1, cabinets: busy, slots: 1 as const, warmUpSeconds: 5 };
    const calm = await runWorkers(context, {
      ...order,
      cabinets: Math.ceil(busy / 10),
      seconds: Math.ceil(lateSeconds / 3),
    });
    const loaded = await runWorkers(context, { ...order, seconds: lateSeconds });
    say(`  ${JSON.stringify(loaded)}`);
    const inSeconds = ({ late }: Run) => `p50 ${late[0]} s, p99 ${late[1]} s, the latest ${late[2]} s`;
    const p99 = loaded.late[1] ?? Number.NaN;
    return [
      {
        what: `positions: observations stored by one worker, ${cabinets} cabinets × ${QUERIES} queries × ${PRODUCTS} products`,
        measured: `${one.perSecond.toFixed(0)}/s, ${judge(one)}`,
        baseline: `the same pages read as many at once, straight into a bare table: ${plain.toFixed(0)}/s`,
        ratio: plain / one.perSecond,
        budget: `≥ ${BUDGET.perSecond}/s`,
        isKept: one.perSecond >= BUDGET.perSecond && isSound(one),
      },
      toShareRow(two, 2, one),
      toShareRow(four, 4, one),
      {
        what: `positions: lateness at ${BUDGET.load * 100} % of one worker's load (${busy} cabinets, ${((busy * QUERIES) / (STEP_MS / 1000)).toFixed(0)} checks/s)`,
        measured: `${inSeconds(loaded)}, ${loaded.missed} slots missed, ${judge(loaded)}`,
        baseline: `at a tenth of it: ${inSeconds(calm)}`,
        ratio: p99 / (calm.late[1] ?? Number.NaN),
        budget: `p99 < ${BUDGET.lateSeconds} s`,
        isKept: p99 < BUDGET.lateSeconds && loaded.missed === 0 && isSound(loaded),
      },
      planning,
    ];
  } finally {
    child.kill();
  }
}
