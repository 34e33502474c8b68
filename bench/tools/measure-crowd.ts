import * as z from 'zod';
import { findClickHouseTrouble } from '../../server/src/platform/clickhouse/errors.ts';
import { duringIngest } from '../ingest.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../report.ts';
import type { Question } from './list-questions.ts';
import type { Tools } from './open-tools.ts';
import { memoryOf } from './processes.ts';

/** Sellers who work at one moment, the p95 that each may wait, and how often each goes through all screens. */
const CROWDS = [
  { users: 8, budgetMs: 200, rounds: 3 },
  { users: 32, budgetMs: 800, rounds: 2 },
] as const;
const ROUNDS = 3;
/** Reading what a screen says takes a person longer; asked without a pause, eight would be a hundred. */
const PAUSE_MS = 250;
const AFTER_MONSTER_MS = 300;
const INGEST_RATIO = 1.5;

const pause = async () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

type Readers = {
  users: number;
  rounds?: number;
  isOver?: () => boolean;
  onRefusal?: (error: unknown) => void;
};

const endAll = (error: unknown) => {
  throw error;
};

/** Every user goes through the screens in an order of their own, one question after another. */
async function readAll(
  questions: readonly Question[],
  { users, rounds = ROUNDS, isOver = () => false, onRefusal = endAll }: Readers,
): Promise<number[]> {
  const times: number[] = [];
  async function read(user: number) {
    for (let round = 0; !isOver() && round < rounds * questions.length; round += 1) {
      const question = questions[(round + user * 3) % questions.length];
      if (question)
        await timed(question.ask).then(
          (ms) => times.push(ms),
          (error: unknown) => onRefusal(error),
        );
      await pause();
    }
  }
  await Promise.all(Array.from({ length: users }, (_, user) => read(user)));
  return times;
}

const written = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms of ${times.length} requests`;

/** Several people at once on the first questions of all screens, against one of them alone. */
export async function measureCrowds(questions: readonly Question[]): Promise<Row[]> {
  const first = questions.filter(({ isFirst }) => isFirst === true);
  const alone = await readAll(first, { users: 1 });
  const rows: Row[] = [];
  for (const { users, budgetMs, rounds } of CROWDS) {
    let refused = 0;
    const onRefusal = () => {
      refused += 1;
    };
    const crowd = await readAll(first, { users, rounds, onRefusal });
    const p95 = percentile(crowd, 0.95);
    rows.push({
      what: `${users} people at once, every screen's first question, ${PAUSE_MS} ms between two of one's own`,
      measured: `${written(crowd)}, ${refused} refused`,
      baseline: `one of them alone: ${written(alone)}`,
      ratio: p95 / percentile(alone, 0.95),
      budget: `p95 < ${budgetMs} ms, none refused`,
      isKept: p95 < budgetMs && refused === 0,
    });
  }
  return rows;
}

/** A day of a million queries is stored and summed up while two people read. */
export async function measureReadersDuringIngest(tools: Tools, questions: readonly Question[]): Promise<Row> {
  const first = questions.filter(({ isFirst }) => isFirst === true);
  const before = await readAll(first, { users: 2 });
  const during: number[] = [];
  const { store, derive } = await duringIngest(tools.context, async (ingest) => {
    const ingesting = { isOver: false };
    void ingest
      .finally(() => {
        ingesting.isOver = true;
      })
      .catch(() => undefined);
    while (!ingesting.isOver)
      during.push(...(await readAll(first, { users: 2, isOver: () => ingesting.isOver })));
  });
  const ratio = percentile(during, 0.95) / percentile(before, 0.95);
  return {
    what: `two people read while a day of 1,000,000 queries comes in (${(store + derive).toFixed(1)} s)`,
    measured: written(during),
    baseline: `the same two before: ${written(before)}`,
    ratio,
    budget: `p95 ratio ≤ ${INGEST_RATIO}`,
    isKept: ratio <= INGEST_RATIO,
  };
}

/** A statement that no plan of ours would make: a group for each of 365 million rows. */
export async function measureMonster(tools: Tools, questions: readonly Question[]): Promise<Row> {
  const { context } = tools;
  const started = performance.now();
  const outcome = await context.clickhouse
    .rows(
      'monster',
      'select query_id, day, uniqExact(count, views) as figures from sq_hist group by query_id, day order by figures limit 1',
      {},
      z.object({ figures: z.number() }),
    )
    .then(() => 'was answered')
    .catch((error: unknown) =>
      findClickHouseTrouble(error) === 'tooHeavy' ? 'request.tooHeavy' : String(error),
    );
  const refusedMs = performance.now() - started;
  const page = questions.find(({ isFirst }) => isFirst === true);
  const after = page ? await timed(page.ask) : Number.NaN;
  return {
    what: 'a statement over every row of a year by query and day',
    measured: `${outcome} after ${(refusedMs / 1000).toFixed(1)} s; the next page took ${after.toFixed(0)} ms`,
    baseline: 'the limits of a statement: 10 s, 1 GB',
    ratio: refusedMs / 10_000,
    budget: 'refused, and the engine lives',
    isKept: outcome === 'request.tooHeavy' && after < AFTER_MONSTER_MS,
  };
}

export function measureMemory(enginePid: number): Row {
  const [engine, server] = [memoryOf(enginePid), memoryOf(process.pid)];
  const inText = ({ now, most }: { now: number; most: number }) =>
    `${now.toFixed(0)} MB now, ${most.toFixed(0)} MB at most`;
  return {
    what: 'memory after all of this',
    measured: `engine ${inText(engine)}; server with the bench in it ${inText(server)}`,
    baseline: 'what the engine may take here: 6,000 MB',
    ratio: engine.most / 6000,
    budget: 'engine < 6,000 MB',
    isKept: engine.most < 6000,
  };
}
