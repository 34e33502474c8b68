import { setTimeout as wait } from 'node:timers/promises';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { checkLedger } from '../../src/billing/ledger/check-ledger.ts';
import { migratePostgres } from '../../src/platform/migrations.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { type Figure, never, type Size } from '../figure.ts';
import { type Load, listLost, startWorkers } from '../points/ledger-workers.ts';
import { type Person, quickPeople } from '../quick-people.ts';
import { type Pair, startPair } from './start-pair.ts';

const SIZES: Record<Size, { operations: number; workers: number; failsAfter: number }> = {
  small: { operations: 400, workers: 2, failsAfter: 100 },
  full: { operations: 10_000, workers: 8, failsAfter: 1000 },
};
const WALLETS = 20;
const SEED = 5;
const LOOK_MS = 20;
/** Within the limit of requests from one address. */
const ASK_MS = 100;
/** Whoever decides that the primary is lost adds its own time. */
const LONGEST_SECONDS = 10;

type Outcome = {
  acknowledged: number;
  lost: string[];
  broken: string[];
  /** Answers to a person who goes on asking, by status. */
  statuses: ReadonlyMap<number, number>;
  secondsAway: number;
  /** Acknowledged before the primary was lost. */
  perSecond: number;
};

/** Asks until it is stopped; an outage is 503. */
function watchAnswers(app: TestApp, { token }: Person) {
  const statuses = new Map<number, number>();
  const watch = { isOn: true, answeredAt: performance.now() };
  const watching = (async () => {
    while (watch.isOn) {
      const { status } = await app.inject(getMyInfo, {}, token);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) watch.answeredAt = performance.now();
      await wait(ASK_MS);
    }
  })();
  return {
    statuses,
    answerAfter: async (moment: number) => {
      while (watch.answeredAt <= moment) await wait(LOOK_MS);
      return (watch.answeredAt - moment) / 1000;
    },
    stop: async () => {
      watch.isOn = false;
      await watching;
    },
  };
}

async function loadThrough(app: TestApp, pair: Pair, load: Load, size: Size): Promise<Outcome> {
  const makePerson = await quickPeople(app);
  const watch = watchAnswers(app, await makePerson());
  const acknowledged = new Set<string>();
  const workers = startWorkers(load, acknowledged);
  try {
    while (acknowledged.size === 0) await wait(LOOK_MS);
    const began = { at: performance.now(), count: acknowledged.size };
    while (acknowledged.size < SIZES[size].failsAfter && !workers.areDone()) await wait(LOOK_MS);
    if (workers.areDone()) throw new Error('The load ended before the primary was lost.');
    const lostAt = performance.now();
    const perSecond = ((acknowledged.size - began.count) * 1000) / (lostAt - began.at);
    await pair.failOver();
    const secondsAway = await watch.answerAfter(lostAt);
    while (!workers.areDone()) await wait(LOOK_MS);
    await watch.stop();
    return {
      acknowledged: acknowledged.size,
      lost: await listLost(app, acknowledged),
      broken: (await checkLedger(app.context.db)).map(
        ({ rule, subject, points }) => `${rule}: ${subject} ${points}`,
      ),
      statuses: watch.statuses,
      secondsAway,
      perSecond,
    };
  } finally {
    workers.end();
    await watch.stop();
  }
}

async function failOver(isSynchronous: boolean, size: Size): Promise<Outcome> {
  const pair = await startPair({ isSynchronous });
  try {
    await migratePostgres(pair.url);
    const app = await startTestApp({ env: { DATABASE_URL: pair.url } });
    try {
      const makePerson = await quickPeople(app);
      const userIds: number[] = [];
      for (let n = 0; n < WALLETS; n += 1) userIds.push((await makePerson()).id);
      const { operations, workers } = SIZES[size];
      return await loadThrough(
        app,
        pair,
        { url: pair.url, userIds, operations, seed: SEED, of: workers },
        size,
      );
    } finally {
      await app.close();
    }
  } finally {
    await pair.close();
  }
}

function figuresOf(mode: 'synchronous' | 'asynchronous', found: Outcome): Figure[] {
  const of = `${found.acknowledged} answered`;
  const others = [...found.statuses].filter(([status]) => status !== 200 && status !== 503);
  const answers = [...found.statuses.values()].reduce((sum, count) => sum + count, 0);
  const name = (figure: string) => `${mode} standby, promoted after the primary was lost: ${figure}`;
  const lost: Figure =
    mode === 'synchronous'
      ? never('STANDBY', name('lost answers'), found.lost, of)
      : {
          id: 'STANDBY',
          figure: name('lost answers'),
          required: 'counted',
          measured: `${found.lost.length} of ${of}`,
          isKept: true,
        };
  return [
    lost,
    never('STANDBY', name('broken rules of the ledger'), found.broken, of),
    never(
      'STANDBY',
      name('answers other than 200 and 503 meanwhile'),
      others.map(([status, count]) => `${count} × ${status}`),
      `${answers} answers`,
    ),
    {
      id: 'STANDBY',
      figure: name('first answer after the loss'),
      required: `< ${LONGEST_SECONDS} s`,
      measured: `${found.secondsAway.toFixed(1)} s; before it ${found.perSecond.toFixed(0)} ledger operations a second`,
      isKept: found.secondsAway < LONGEST_SECONDS,
    },
  ];
}

/** docs/operations.md, "A standby of PostgreSQL": what becomes of acknowledged work when the primary's machine is lost. */
export async function prove(size: Size): Promise<Figure[]> {
  const figures = figuresOf('synchronous', await failOver(true, size));
  // What an asynchronous standby loses is counted and may be anything: nothing that every run would have to try.
  if (size === 'full') figures.push(...figuresOf('asynchronous', await failOver(false, size)));
  return figures;
}
