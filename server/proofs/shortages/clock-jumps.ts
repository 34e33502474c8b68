import { setTimeout as wait } from 'node:timers/promises';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import * as z from 'zod';
import { toStoredMoment } from '../../src/platform/clickhouse/stored-moment.ts';
import { accountSlots } from '../../test/slots.ts';
import { type Figure, never, type Size } from '../figure.ts';
import { type JumpingWorld, openJumpingWorld } from './jumping-world.ts';
import { postToLedger } from './write-under-keys.ts';

const ID = 'R24';
/** What was planned before a clock goes back has its time still to come: nothing is checked there twice. */
const JUMPS = [
  { name: 'three days on', ms: 3 * DAY_MS, run: 11, isPlanDue: true },
  { name: 'a day back', ms: -DAY_MS, run: 12, isPlanDue: false },
  { name: 'on again by that day', ms: DAY_MS, run: 13, isPlanDue: true },
] as const;
const ASK_MS = 100;
const LONGEST_ANSWER_MS = 10_000;
const LONGEST_CHECK_S = 10;
/** A round of checks is five minutes of the clock, five seconds of the machine. */
const LONGEST_ROUND_S = 20;
const HOLD_MS: Record<Size, number> = { small: 500, full: 10_000 };

type Timed = { status: number; ms: number };

/** The session of before the jump asks all the time. */
function readOn({ ask, cabinet }: JumpingWorld) {
  const answers: Timed[] = [];
  const over = new AbortController();
  const cabinetId = CabinetId.parse(cabinet.id);
  const reading = (async () => {
    while (!over.signal.aborted) {
      answers.push(await ask(getMyInfo, {}), await ask(listPositionEntries, { cabinetId }));
      await wait(ASK_MS);
    }
  })();
  return {
    answers,
    stop: async () => {
      over.abort();
      await reading;
    },
  };
}

const Stored = z.object({ count: z.coerce.number() });

/** Observations of the two hours after a moment: nothing was checked there before. */
async function countStored({ app, cabinet }: JumpingWorld, since: Date): Promise<number> {
  const [found] = await app.context.clickhouse.rows(
    'shortages: count observations',
    `select count() as count from position_checks_raw
    where cabinet = {cabinet:UInt32} and ts >= {since:DateTime} and ts < {since:DateTime} + interval 2 hour
      and mode = 'plain'`,
    { cabinet: cabinet.id, since: toStoredMoment(since) },
    Stored,
  );
  return found?.count ?? 0;
}

/** Seconds until planned checks are made at the time that the clock shows now. */
async function waitForRound(world: JumpingWorld, since: Date): Promise<number> {
  const began = performance.now();
  while ((await countStored(world, since)) === 0) {
    if (performance.now() - began > 3 * LONGEST_ROUND_S * 1000) return Number.POSITIVE_INFINITY;
    await wait(ASK_MS);
  }
  return (performance.now() - began) / 1000;
}

async function jump(world: JumpingWorld, { name, ms, run, isPlanDue }: (typeof JUMPS)[number], size: Size) {
  const reading = readOn(world);
  const ledger = postToLedger(world, run);
  try {
    await world.checkNow();
    const { now } = await world.sandbox.clock();
    const then = new Date(now.getTime() + ms);
    await world.sandbox.clock({ now: then.toISOString() });
    const checkSeconds = await world.checkNow();
    const roundSeconds = isPlanDue ? await waitForRound(world, then) : undefined;
    await wait(HOLD_MS[size]);
    await reading.stop();
    const operations = ledger.acknowledged();
    return {
      name,
      answers: reading.answers,
      checkSeconds,
      roundSeconds,
      operations,
      lost: await ledger.end(),
    };
  } finally {
    await reading.stop();
    await ledger.end().catch(() => undefined);
  }
}

function toFigures(found: Awaited<ReturnType<typeof jump>>): Figure[] {
  const { answers, checkSeconds, roundSeconds, operations, lost } = found;
  const name = (figure: string) => `the product's clock jumps ${found.name}: ${figure}`;
  const wrong = answers.filter(({ status }) => status !== 200).map(({ status }) => String(status));
  const longest = Math.max(...answers.map(({ ms }) => ms));
  const timed = (figure: string, seconds: number, most: number): Figure => ({
    id: ID,
    figure: name(figure),
    required: `< ${most} s`,
    measured: `${seconds.toFixed(1)} s`,
    isKept: seconds < most,
  });
  return [
    never(ID, name('answers other than 200 to a session of before'), wrong, `${answers.length} answers`),
    timed('the longest answer', longest / 1000, LONGEST_ANSWER_MS / 1000),
    timed('a check that a person asks for, with its lease and quota', checkSeconds, LONGEST_CHECK_S),
    ...(roundSeconds === undefined
      ? []
      : [timed('until planned checks are made at the new time', roundSeconds, LONGEST_ROUND_S)]),
    never(
      ID,
      name('acknowledged and lost or doubled, and broken rules of the ledger'),
      lost,
      `${operations} operations of the ledger`,
    ),
  ];
}

/** Every slot of the plan has ended once, as an observation or a named gap, and every check that was asked for as well. */
async function judgeSlots({ app, cabinet, sandbox }: JumpingWorld): Promise<Figure> {
  await sandbox.clock({ speed: 0 });
  const deadline = performance.now() + LONGEST_ROUND_S * 1000;
  let account = await accountSlots(app, cabinet.id);
  // What fell due in the last second is still on its way.
  while (account.wrong.length > 0 && performance.now() < deadline) {
    await wait(ASK_MS);
    account = await accountSlots(app, cabinet.id);
  }
  const { answered, failed, missed, requested, wrong } = account;
  return never(
    ID,
    'the clock has jumped on, back and on: slots and asks that ended twice or not at all',
    wrong,
    `${answered} answered, ${failed} failed, ${missed} named as missed, ${requested} asked for`,
  );
}

/** What people, workers and the ledger meet when the time that all of them go by is suddenly another one. */
export async function proveClockJumps(size: Size): Promise<Figure[]> {
  const world = await openJumpingWorld();
  try {
    const figures: Figure[] = [];
    for (const one of JUMPS) figures.push(...toFigures(await jump(world, one, size)));
    return [...figures, await judgeSlots(world)];
  } finally {
    await world.close();
  }
}
