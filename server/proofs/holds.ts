import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { expireHolds } from '../src/billing/holds/expire-holds.ts';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import type { Db } from '../src/platform/postgres/database.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { grantPoints } from '../test/builders/grants.ts';
import { findLostHolds, plannedEnd } from '../test/builders/holds.ts';
import { COMPILED } from '../test/processes/compiled.ts';
import { type Figure, never, type Size } from './figure.ts';
import { quickPeople } from './quick-people.ts';

const CHILD = path.join(import.meta.dirname, '../test/processes/hold-points-child.ts');
const POINTS = 1_000_000;
const SIZES = {
  small: { processes: 2, holds: 60, kills: 3 },
  full: { processes: 4, holds: 2000, kills: 100 },
} as const satisfies Record<Size, object>;
/** A process is killed somewhere within so long after it has begun. */
const LONGEST_LIFE_MS = 400;

type Plan = { url: string; userId: number; name: string; holds: number };

function startChild({ url, userId, name, holds }: Plan): ChildProcess {
  return spawn(process.execPath, [CHILD, url, String(userId), name, String(holds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
}

/** Kills it so many times, each time in the middle of its work, and lets it end the last time. */
async function workThrough(plan: Plan, kills: number): Promise<number> {
  let killed = 0;
  for (let life = 0; life <= kills; life += 1) {
    const child = startChild(plan);
    const exit = once(child, 'exit');
    await Promise.race([once(child.stdout ?? child, 'data'), exit]);
    if (life < kills) {
      // Another moment each time, the same ones in every run.
      const lifeMs = ((life * 37) % 100) * (LONGEST_LIFE_MS / 100);
      await Promise.race([new Promise((resolve) => setTimeout(resolve, lifeMs)), exit]);
      if (child.kill('SIGKILL')) killed += 1;
    }
    await exit;
    if (life === kills && child.exitCode !== 0)
      throw new Error(`A process of holds ended with ${child.exitCode}.`);
  }
  return killed;
}

type Row = { name: string; nth: number; state: string; operations: number };

/** Each hold, how it has ended and how many operations it made; two of them, whatever was killed. */
async function listHolds(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select test_name as name, test_id as nth, state, (
      select count(*) from ledger_operations
      where idempotency_key in ('hold:' || hold.id, 'charged:' || hold.id, 'released:' || hold.id)
    ) as operations
    from wallet_holds hold`.execute(db);
  return rows;
}

function judge({ name, nth, state, operations }: Row): string[] {
  const planned = plannedEnd(nth);
  const expected = planned === 'forgotten' ? 'released' : planned;
  return [
    ...(state === expected ? [] : [`${name} ${nth} is ${state}, planned ${planned}`]),
    ...(operations === 2 ? [] : [`${name} ${nth} made ${operations} operations`]),
  ];
}

async function killProcesses({ context, clock }: TestApp, userId: number, size: Size): Promise<Figure> {
  const { processes, holds, kills } = SIZES[size];
  const names = Array.from({ length: processes }, (_, nth) => `process-${nth + 1}`);
  const url = context.env.DATABASE_URL;
  const killed = await Promise.all(
    names.map((name) => workThrough({ url, userId, name, holds }, Math.ceil(kills / processes))),
  );
  // What was forgotten comes back by itself.
  clock.set(new Date(Date.now() + 2 * HOUR_MS));
  for (let round = 0; round < holds; round += 500) await expireHolds(context);
  const rows = await listHolds(context.db);
  const planned = processes * holds;
  const found = [
    ...(rows.length === planned ? [] : [`${rows.length} holds of ${planned}`]),
    ...rows.flatMap(judge),
    ...(await findLostHolds(context.db)).map(({ userId: id }) => `frozen points of ${id} are not its holds`),
    ...(await checkLedger(context.db)).map(({ rule, subject }) => `${rule}: ${subject}`),
  ];
  const sum = killed.reduce((all, one) => all + one, 0);
  return never(
    'R5',
    `processes that hold points killed ${sum} times: holds lost, doubled or ended otherwise`,
    found,
    `${planned} holds`,
  );
}

/** R5 for holds: whoever is killed over one repeats it, and it is placed once and ends once. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp();
  try {
    const makePerson = await quickPeople(app);
    const { id } = await makePerson();
    await grantPoints(app.context, { userId: id, points: POINTS });
    return [await killProcesses(app, id, size)];
  } finally {
    await app.close();
  }
}
