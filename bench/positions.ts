import type { Bench } from './open-bench.ts';
import { fillSchedule, PRODUCTS, QUERIES, STEP_MS } from './positions/fill-schedule.ts';
import { measurePlanning } from './positions/measure-planning.ts';
import { readPlainly } from './positions/read-plainly.ts';
import { type Run, runWorkers, startStorefront } from './positions/run-workers.ts';
import type { Row } from './report.ts';

const SIZES = {
  whole: { cabinets: 1000, seconds: 25, lateSeconds: 75, most: 4000 },
  quick: { cabinets: 200, seconds: 8, lateSeconds: 25, most: 400 },
};
/** How soon a page is there: from a machine beside, and from a storefront over the network. */
const PAGE_MS = { near: 0, far: 200 };
/** As many shelves as one worker reads at once: four cabinets of eight. */
const AT_ONCE = 32;
const BUDGET = { perSecond: 1000, lateSeconds: 30, load: 0.7 };

export const POSITIONS_BEFORE = `Worker processes of the product on durable engines of their own. A stand-in storefront returns one page per shelf, with ${PRODUCTS}
tracked products among forty: the sandbox would rank a whole shelf for each request, and that would be measured instead.`;

export const POSITIONS_AFTER = `An observation is one product's answer in one slot; a check of a query produces ${PRODUCTS}. Duplicates and losses are counted
after each run: rows against distinct slots, and ended slots of the plan against rows and named gaps. One worker reads ${AT_ONCE} shelves
at once, so it waits for the storefront; several workers scale until the processors are fully used.`;

type Work = { bench: Bench; say: (line: string) => void; size: (typeof SIZES)['whole'] };

const judge = ({ doubles, lost }: Run) => `${doubles} doubled, ${lost} lost`;
const isSound = ({ doubles, lost }: Run) => doubles === 0 && lost === 0;
const cost = ({ processor: { workers, postgres } }: Run) =>
  `processor for a thousand: worker ${workers.toFixed(0)} ms, PostgreSQL ${postgres.toFixed(0)} ms`;
const inSeconds = ({ late }: Run) => `p50 ${late[0]} s, p99 ${late[1]} s, the latest ${late[2]} s`;

/** Everything is due: what so many workers can do. */
async function runLate({ bench, say, size }: Work, url: string, workers: number): Promise<Run> {
  const { cabinets, seconds } = size;
  const run = await runWorkers(bench, { url, workers, cabinets, slots: 0, warmUpSeconds: 4, seconds });
  say(`  ${workers} at work: ${run.perSecond.toFixed(0)}/s, ${judge(run)}, ${cost(run)}`);
  return run;
}

function toOneRow(what: string, one: Run, plain: number): Row {
  return {
    what: `positions: observations stored by one worker, ${what}`,
    measured: `${one.perSecond.toFixed(0)}/s, ${judge(one)}, ${cost(one)}`,
    baseline: `the same pages, as many at once, straight into a bare table: ${plain.toFixed(0)}/s`,
    ratio: plain / one.perSecond,
    budget: `≥ ${BUDGET.perSecond}/s`,
    isKept: one.perSecond >= BUDGET.perSecond && isSound(one),
  };
}

function toShareRow(many: Run, workers: number, one: Run): Row {
  return {
    what: `positions: observations stored by ${workers} workers on one PostgreSQL, pages in ${PAGE_MS.far} ms`,
    measured: `${many.perSecond.toFixed(0)}/s, ${judge(many)}, ${cost(many)}`,
    baseline: `one worker: ${one.perSecond.toFixed(0)}/s`,
    ratio: many.perSecond / one.perSecond,
    budget: 'more than one worker, no doubles',
    isKept: isSound(many) && many.perSecond > one.perSecond,
  };
}

async function measureNear(work: Work): Promise<Row> {
  const near = await startStorefront(PAGE_MS.near);
  try {
    const plain = await readPlainly(work.bench.context, { ...near, atOnce: AT_ONCE, seconds: 8 });
    return toOneRow('pages at once', await runLate(work, near.url, 1), plain);
  } finally {
    near.child.kill();
  }
}

/** Slots as they fall due, as many as keep one worker busy for a part of its time. */
async function measureLateness({ bench, say, size }: Work, url: string, one: Run): Promise<Row> {
  const wanted = (BUDGET.load * (one.perSecond / PRODUCTS) * (STEP_MS / 1000)) / QUERIES;
  const cabinets = Math.min(size.most, Math.round(wanted));
  say(`Lateness with ${cabinets} cabinets…`);
  await fillSchedule(bench.context, cabinets);
  const order = { url, workers: 1, slots: 1, warmUpSeconds: 5 } as const;
  const few = { cabinets: Math.ceil(cabinets / 10), seconds: Math.ceil(size.lateSeconds / 4) };
  const calm = await runWorkers(bench, { ...order, ...few });
  const loaded = await runWorkers(bench, { ...order, cabinets, seconds: size.lateSeconds });
  const p99 = loaded.late[1] ?? Number.NaN;
  const checks = ((cabinets * QUERIES) / (STEP_MS / 1000)).toFixed(0);
  return {
    what: `positions: lateness at ${BUDGET.load * 100} % of one worker's load (${cabinets} cabinets, ${checks} checks/s)`,
    measured: `${inSeconds(loaded)}, ${loaded.missed} slots missed, ${judge(loaded)}`,
    baseline: `at a tenth of it: ${inSeconds(calm)}`,
    ratio: p99 / (calm.late[1] ?? Number.NaN),
    budget: `p99 < ${BUDGET.lateSeconds} s`,
    isKept: p99 < BUDGET.lateSeconds && loaded.missed === 0 && isSound(loaded),
  };
}

/** The pipeline of position checks: what a worker stores, how workers share, how late checks are, what planning costs. */
export async function measurePositions(
  bench: Bench,
  say: (line: string) => void,
  isQuick: boolean,
): Promise<Row[]> {
  const size = SIZES[isQuick ? 'quick' : 'whole'];
  const work = { bench, say, size };
  say(`Filling ${size.cabinets} cabinets…`);
  await fillSchedule(bench.context, size.cabinets);
  say('Planning…');
  const planning = await measurePlanning(bench, size.cabinets);
  say('Pages at once…');
  const near = await measureNear(work);
  const far = await startStorefront(PAGE_MS.far);
  try {
    say(`Pages in ${PAGE_MS.far} ms…`);
    const plain = await readPlainly(bench.context, { ...far, atOnce: AT_ONCE, seconds: 8 });
    const one = await runLate(work, far.url, 1);
    const shared: Row[] = [];
    for (const workers of [2, 4])
      shared.push(toShareRow(await runLate(work, far.url, workers), workers, one));
    const late = await measureLateness(work, far.url, one);
    return [near, toOneRow(`pages in ${PAGE_MS.far} ms`, one, plain), ...shared, late, planning];
  } finally {
    far.child.kill();
  }
}
