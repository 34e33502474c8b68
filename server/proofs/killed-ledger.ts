import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { type Figure, never, type Size } from './figure.ts';
import { commitDurably, killDatabase } from './kill-database.ts';
import { type Load, listLost, startWorkers } from './points/ledger-workers.ts';
import { quickPeople } from './quick-people.ts';

/** The small size shares its database with other tests, whose connections must live. */
const SIZES: Record<Size, { operations: number; workers: number; kills: number; databaseKills: number }> = {
  small: { operations: 400, workers: 2, kills: 2, databaseKills: 0 },
  full: { operations: 200_000, workers: 32, kills: 200, databaseKills: 20 },
};
const WALLETS = 20;
const SEED = 5;
const BETWEEN_KILLS_MS = 250;

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
