import type { BackupStore } from '../../src/backup/stores/backup-store.ts';
import { checkLedger } from '../../src/billing/ledger/check-ledger.ts';
import { postOperation } from '../../src/billing/ledger/post-operation.ts';
import { connectClickHouse } from '../../src/platform/clickhouse/client.ts';
import { connectPostgres } from '../../src/platform/postgres/database.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { backUp, installationOf, makeFolder, makeTarget, restore } from '../../test/backups.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { loadLedger } from '../../test/builders/ledger-load.ts';
import { type Figure, never, type Size } from '../figure.ts';
import { quickPeople } from '../quick-people.ts';
import { judgePlaces, writePlaces } from './write-places.ts';

const WORKERS = 8;
const WALLETS = 10;
const ROUNDS: Record<Size, number> = { small: 1, full: 10 };
const OPERATIONS: Record<Size, number> = { small: 300, full: 3000 };
/** What a person who restores at night waits for, and what is lost beside the time between two backups. */
const LIMITS = { pausedMs: 6000, backupSeconds: 60, restoreSeconds: 60 };

type Round = { found: string[]; pausedMs: number; backupSeconds: number; restoreSeconds: number };

const secondsSince = (at: number) => (performance.now() - at) / 1000;

/** The restored pair by itself: points add up, and every pair of places is there once or not at all. */
async function judge(target: Awaited<ReturnType<typeof makeTarget>>, pairs: number): Promise<string[]> {
  const { db, close } = connectPostgres(target.postgresUrl, { maxConnections: 2 });
  const clickhouse = connectClickHouse(target.clickhouseUrl, target.clickhouseDatabase);
  try {
    const broken = (await checkLedger(db)).map(({ rule, subject }) => `${rule}: ${subject}`);
    return [...broken, ...(await judgePlaces({ db, clickhouse }, pairs))];
  } finally {
    await close();
    await clickhouse.close();
  }
}

type World = { app: TestApp; store: BackupStore; userIds: number[]; cabinetId: number; operations: number };
type Load = { pairs: () => number; end(): Promise<void> };

/** Points that move and places that are stored, or nothing at all; `pairs` of places are there already. */
function startLoad({ app, userIds, cabinetId, operations }: World, seed: number, pairs: number): Load {
  if (seed % 2 === 0) return { pairs: () => pairs, end: async () => undefined };
  const { db, close } = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: WORKERS });
  const points = loadLedger(db, postOperation, { userIds, operations, workers: WORKERS, seed });
  const places = writePlaces(app.context, cabinetId, pairs);
  return {
    pairs: places.written,
    end: async () => {
      await places.stop();
      await points;
      await close();
    },
  };
}

async function runRound(world: World, seed: number, before: number): Promise<Round & { pairs: number }> {
  const { app, store } = world;
  const load = startLoad(world, seed, before);
  const [source, begun, pairs] = [installationOf(app), performance.now(), load.pairs()];
  const { manifest } = await backUp(source, store);
  const backupSeconds = secondsSince(begun);
  await load.end();
  const target = await makeTarget(source.dataDir);
  const from = performance.now();
  await restore(target, store);
  const restoreSeconds = secondsSince(from);
  const found = await judge(target, pairs);
  await target.drop();
  return { found, pausedMs: manifest.pausedMs, backupSeconds, restoreSeconds, pairs: load.pairs() };
}

function limit(figure: string, values: readonly number[], most: number, unit: string): Figure {
  const worst = Math.max(...values);
  const digits = unit === 's' ? 1 : 0;
  return {
    id: 'BACKUP',
    figure,
    required: `at most ${most} ${unit}`,
    measured: `at most ${worst.toFixed(digits)} ${unit} of ${values.length}`,
    isKept: worst <= most,
  };
}

function describe(rounds: readonly Round[], pairs: number): Figure[] {
  const of = `${rounds.length} backups, every other under load, and ${pairs} pairs of places`;
  const all = (name: keyof typeof LIMITS) => rounds.map((round) => round[name]);
  return [
    never(
      'BACKUP',
      'restored: rules of the ledger that are broken, places that are lost, twice or half of their transaction',
      rounds.flatMap(({ found }) => found),
      of,
    ),
    limit('no place is stored while both engines are held still', all('pausedMs'), LIMITS.pausedMs, 'ms'),
    limit('RPO: from a moment to a whole backup of it', all('backupSeconds'), LIMITS.backupSeconds, 's'),
    limit('RTO: from empty databases to restored ones', all('restoreSeconds'), LIMITS.restoreSeconds, 's'),
  ];
}

/** Backups of an installation that works on, each restored beside it and judged by itself. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp();
  const { store, remove } = await makeFolder();
  try {
    const { id: cabinetId } = await makeCabinet(app);
    const makePerson = await quickPeople(app);
    const userIds: number[] = [];
    while (userIds.length < WALLETS) userIds.push((await makePerson()).id);
    const world = { app, store, userIds, cabinetId, operations: OPERATIONS[size] };
    const rounds: Round[] = [];
    let pairs = 0;
    for (let seed = 1; seed <= ROUNDS[size]; seed += 1) {
      const round = await runRound(world, seed, pairs);
      rounds.push(round);
      pairs = round.pairs;
    }
    return describe(rounds, pairs);
  } finally {
    await app.close();
    await remove();
  }
}
