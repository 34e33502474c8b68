import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { postOperation } from '../src/billing/ledger/post-operation.ts';
import { connectPostgres, type Db } from '../src/platform/postgres/database.ts';
import { startTestApp } from '../test/app.ts';
import { loadLedger } from '../test/builders/ledger-load.ts';
import { type Figure, never, type Size } from './figure.ts';
import { type MakePerson, quickPeople } from './quick-people.ts';

const WORKERS = 32;

type Load = { id: string; wallets: number; operations: number; seeds: readonly number[] };

const LOADS: Record<Size, readonly Load[]> = {
  small: [
    { id: 'R1', wallets: 20, operations: 500, seeds: [1] },
    { id: 'R2', wallets: 1, operations: 300, seeds: [2] },
  ],
  full: [
    { id: 'R1', wallets: 20, operations: 20_000, seeds: [1, 2, 3, 4, 5] },
    { id: 'R2', wallets: 1, operations: 10_000, seeds: [6] },
  ],
};

async function proveLoad(db: Db, makePerson: MakePerson, load: Load): Promise<Figure> {
  const found: string[] = [];
  let orders = 0;
  let refused = 0;
  let repeated = 0;
  for (const seed of load.seeds) {
    const userIds: number[] = [];
    for (let n = 0; n < load.wallets; n += 1) userIds.push((await makePerson()).id);
    const { plan, posted, ...counts } = await loadLedger(db, postOperation, {
      userIds,
      operations: load.operations,
      workers: WORKERS,
      seed,
    });
    orders += plan.length;
    refused += counts.refused;
    repeated += counts.repeated;
    const twice = posted.length - new Set(posted).size;
    if (twice > 0) found.push(`${twice} operations posted twice`);
    for (const { rule, subject, points } of await checkLedger(db))
      found.push(`${rule}: ${subject} ${points}`);
  }
  const of = `${orders} operations (${repeated} repeated, ${refused} refused)`;
  return never(
    load.id,
    `${WORKERS} workers on wallets (${load.wallets}): broken rules and double effects`,
    found,
    of,
  );
}

/** R1, R2: whatever comes at once and twice, every point is where the entries say it is. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp();
  const { db, close } = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: WORKERS });
  try {
    const makePerson = await quickPeople(app);
    const figures: Figure[] = [];
    for (const load of LOADS[size]) figures.push(await proveLoad(db, makePerson, load));
    return figures;
  } finally {
    await close();
    await app.close();
  }
}
