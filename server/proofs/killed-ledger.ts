import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { COMPILED } from '../test/processes/compiled.ts';
import { type Figure, never, type Size } from './figure.ts';
import { commitDurably, killDatabase } from './kill-database.ts';
import { quickPeople } from './quick-people.ts';

/** The small size shares its database with other tests, whose connections must live. */
const SIZES: Record<Size, { operations: number; workers: number; kills: number; databaseKills: number }> = {
  small: { operations: 400, workers: 2, kills: 2, databaseKills: 0 },
  full: { operations: 200_000, workers: 32, kills: 200, databaseKills: 20 },
};
const WALLETS = 20;
const SEED = 5;
const BETWEEN_KILLS_MS = 250;

type Load = { url: string; userIds: number[]; operations: number; seed: number; of: number };
/** `heard`: orders of its share that were answered. */
type Slot = { child: ChildProcess; isDone: boolean; heard: number };
/** What may have been stored without an answer is posted again, and a little more. */
const REPEATED = 10;

/** Processes that post, each its share; for one that is killed another goes on a little before the last answer. */
function startWorkers(load: Load, acknowledged: Set<string>) {
  const file = path.join(import.meta.dirname, '../test/processes/ledger-load-child.ts');
  const slots: Slot[] = [];

  function start(nth: number, heard = 0): void {
    const from = Math.max(0, heard - REPEATED);
    const child = spawn(process.execPath, [file, JSON.stringify({ ...load, nth, from })], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    });
    const slot: Slot = { child, isDone: false, heard: from };
    slots[nth] = slot;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'done') {
        slot.isDone = true;
        return;
      }
      slot.heard += 1;
      const [outcome, key] = line.split(' ');
      if (outcome === 'posted' && key !== undefined) acknowledged.add(key);
    });
  }

  for (let nth = 0; nth < load.of; nth += 1) start(nth);
  return {
    kill: async (nth: number): Promise<boolean> => {
      const slot = slots[nth];
      if (!slot || slot.isDone) return false;
      const exit = once(slot.child, 'exit');
      slot.child.kill('SIGKILL');
      await exit;
      start(nth, slot.heard);
      return true;
    },
    areDone: () => slots.every(({ isDone }) => isDone),
    end: () => slots.forEach(({ child }) => child.kill('SIGKILL')),
  };
}

async function listLost({ context }: TestApp, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from ledger_operations where idempotency_key like 'load:%'`.execute(
    context.db,
  );
  const stored = new Set(rows.map(({ key }) => key));
  return [...acknowledged].filter((key) => !stored.has(key)).map((key) => `${key} is lost`);
}

async function killThrough(app: TestApp, load: Load, size: Size) {
  const { kills, databaseKills } = SIZES[size];
  if (databaseKills > 0) await commitDurably(app);
  const acknowledged = new Set<string>();
  const workers = startWorkers(load, acknowledged);
  const done = { kills: 0, databaseKills: 0 };
  try {
    for (let n = 0; !workers.areDone(); n += 1) {
      await wait(BETWEEN_KILLS_MS);
      if (done.kills < kills && (await workers.kill((n * 7) % load.of))) done.kills += 1;
      if (done.databaseKills < databaseKills && n % 4 === 3) {
        await killDatabase(app);
        done.databaseKills += 1;
      }
    }
  } finally {
    workers.end();
  }
  return { acknowledged, ...done };
}

/** R5: what was answered is there, once, whoever was killed meanwhile. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp();
  try {
    const makePerson = await quickPeople(app);
    const userIds: number[] = [];
    for (let n = 0; n < WALLETS; n += 1) userIds.push((await makePerson()).id);
    const { operations, workers } = SIZES[size];
    const load = { url: app.context.env.DATABASE_URL, userIds, operations, seed: SEED, of: workers };
    const { acknowledged, kills, databaseKills } = await killThrough(app, load, size);
    const found = [
      ...(await listLost(app, acknowledged)),
      ...(await checkLedger(app.context.db)).map(
        ({ rule, subject, points }) => `${rule}: ${subject} ${points}`,
      ),
    ];
    const figure = never(
      'R5',
      `${workers} processes, killed (${kills}), database killed (${databaseKills}): lost answers and broken rules`,
      found,
      `${operations} operations (${acknowledged.size} answered)`,
    );
    return [figure];
  } finally {
    await app.close();
  }
}
