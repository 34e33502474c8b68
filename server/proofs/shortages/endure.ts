import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, never, type Size } from '../figure.ts';
import type { ShortWorld } from './open-world.ts';
import { type Watched, watchAnswers } from './watch-answers.ts';
import { postToLedger, storeBlocks } from './write-under-keys.ts';

const ID = 'R24';
const LONGEST_ANSWER_MS = 10_000;
const LONGEST_RECOVERY_S = 10;
/** Of each engine, before anything is taken away. */
const BEFORE = 5;
const LOOK_MS = 20;
const PATIENCE_MS = 30_000;

export type Shortage = {
  name: string;
  begin(): Promise<void> | void;
  /** What it was taken from is given back; the product is left alone. */
  end(): Promise<void> | void;
  /** How long nothing is given back once it is felt. */
  holdMs: Record<Size, number>;
};

async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`${what} did not happen.`);
    await wait(LOOK_MS);
  }
}

type Endured = {
  answers: readonly Watched[];
  refused: number;
  failed: number;
  unknown: string[];
  seconds: number;
  lost: string[];
  of: string;
};

async function endure(world: ShortWorld, shortage: Shortage, size: Size, run: number): Promise<Endured> {
  const watch = await watchAnswers(world, run);
  const writings = [postToLedger(world, run), storeBlocks(world, run)];
  try {
    await until('The load before the shortage', () =>
      writings.every((writing) => writing.acknowledged() > BEFORE),
    );
    const beganMs = performance.now();
    await shortage.begin();
    const failed = () => writings.reduce((sum, writing) => sum + writing.failed(), 0);
    await until(`${shortage.name}: a refusal`, () => watch.refusedSince(beganMs) + failed() > 0);
    await wait(shortage.holdMs[size]);
    await shortage.end();
    const endedMs = performance.now();
    const seconds = await watch.recoverAfter(endedMs);
    const before = writings.map((writing) => writing.acknowledged());
    // Both writers go on as well.
    await until('The load after the shortage', () =>
      writings.every((writing, nth) => writing.acknowledged() > (before[nth] ?? 0)),
    );
    const refused = watch.refusedSince(beganMs);
    await watch.stop();
    const of = `${writings[0]?.acknowledged()} operations of the ledger, ${writings[1]?.acknowledged()} blocks of ClickHouse and notes`;
    const lost = (await Promise.all(writings.map((writing) => writing.end()))).flat();
    return {
      answers: watch.answers,
      refused,
      failed: failed(),
      unknown: writings.flatMap(({ unknown }) => unknown),
      seconds,
      lost: [...lost, ...(await watch.listLostNotes())],
      of,
    };
  } finally {
    await shortage.end();
    await watch.stop();
    await Promise.all(writings.map((writing) => writing.end().catch(() => undefined)));
  }
}

/** What people and writers meet while something is short, and what they find afterwards. `run` tells the rows of runs apart. */
export async function proveShortage(
  world: ShortWorld,
  shortage: Shortage,
  size: Size,
  run: number,
): Promise<Figure[]> {
  const { answers, refused, failed, unknown, seconds, lost, of } = await endure(world, shortage, size, run);
  const name = (figure: string) => `${shortage.name}: ${figure}`;
  const wrong = answers.filter(({ status }) => status !== 200 && status !== 503);
  const longest = Math.max(...answers.map(({ ms }) => ms));
  return [
    never(
      ID,
      name('answers other than 200 and 503'),
      wrong.map(({ status, key, question }) => `${question}: ${status} ${key}`),
      `${answers.length} answers, ${refused} of them 503`,
    ),
    {
      id: ID,
      figure: name('the longest answer'),
      required: `< ${LONGEST_ANSWER_MS / 1000} s`,
      measured: `${(longest / 1000).toFixed(1)} s`,
      isKept: longest < LONGEST_ANSWER_MS,
    },
    {
      id: ID,
      figure: name('until everything is answered again, by itself'),
      required: `< ${LONGEST_RECOVERY_S} s`,
      measured: `${seconds.toFixed(1)} s after ${(shortage.holdMs[size] / 1000).toFixed(1)} s without`,
      isKept: seconds < LONGEST_RECOVERY_S,
    },
    never(
      ID,
      name('writes that failed as nobody expects, so that they would be a 500'),
      unknown,
      `${failed} failed and tried again`,
    ),
    never(ID, name('acknowledged and lost or doubled, and broken rules of the ledger'), lost, of),
  ];
}
