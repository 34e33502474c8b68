// npm run operators -- [--add <email> | --remove <email> | --list] [--data ./data]: who may use the office.
import path from 'node:path';
import { changeOperator, type OperatorChange } from '../server/src/office/operators/change-operator.ts';
import { listOperators } from '../server/src/office/operators/list-operators.ts';
import { migratePostgres } from '../server/src/platform/migrations.ts';
import { connectPostgres } from '../server/src/platform/postgres/database.ts';
import { formatOperators } from './operators/format-operators.ts';
import { type OperatorOrder, readOperatorOrder } from './operators/read-operator-order.ts';
import { readClock } from './promo/read-clock.ts';
import { type EngineUrls, withEngines } from './with-engines.ts';

const OUTCOMES: Record<Exclude<OperatorChange, 'unknown'>, string> = {
  added: 'is an operator from the next request on.',
  removed: 'is no operator any more, from the next request on.',
  unchanged: 'was so already.',
};

async function carryOut(urls: EngineUrls, { data, change }: OperatorOrder): Promise<void> {
  await migratePostgres(urls.DATABASE_URL);
  const clock = await readClock(path.resolve(data));
  const { db, close } = connectPostgres(urls.DATABASE_URL, { maxConnections: 2 });
  try {
    if (change) {
      const outcome = await changeOperator({ db, clock }, change.email, change.isOperator);
      if (outcome === 'unknown') throw new Error(`Nobody is registered with ${change.email}.`);
      console.log(`${change.email} ${OUTCOMES[outcome]}`);
    } else console.log(formatOperators(await listOperators(db)));
  } finally {
    await close();
  }
}

try {
  const order = readOperatorOrder(process.argv.slice(2));
  await withEngines(path.resolve(order.data), (urls) => carryOut(urls, order));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
