import { NotEnoughPoints, postOperation } from '../../src/billing/ledger/post-operation.ts';
import { connectPostgres } from '../../src/platform/postgres/database.ts';
import { operationOf, planOrders } from '../builders/ledger-load.ts';

/** Posts every `of`th order of a plan from one of them on, and says which were answered. */
const { url, userIds, operations, seed, nth, of, from } = JSON.parse(process.argv[2] ?? '{}') as {
  url: string;
  userIds: number[];
  operations: number;
  seed: number;
  nth: number;
  of: number;
  from: number;
};
const { db, close } = connectPostgres(url, { maxConnections: 1 });
const own = planOrders(operations, seed).filter((_, place) => place % of === nth);

for (const { wallet, key, shape, points } of own.slice(from)) {
  const operation = operationOf(userIds[wallet % userIds.length] ?? 0, key, shape, points);
  for (;;) {
    try {
      await db.transaction().execute((trx) => postOperation(trx, operation));
      process.stdout.write(`posted ${key}\n`);
      break;
    } catch (error) {
      if (error instanceof NotEnoughPoints) {
        process.stdout.write(`refused ${key}\n`);
        break;
      }
      // The answer is lost with the connection: the same operation again, under the same key.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
process.stdout.write('done\n');
await close();
