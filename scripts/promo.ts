// npm run promo -- [--code SPRING --uses 100 --days 30 --points 500] [--data ./data]: makes a promo code, or lists them.
// In place of the points: --plan expert --plan-days 14, or --percent 15.
import path from 'node:path';
import { createPromoCode } from '../server/src/billing/promo/create-promo-code.ts';
import { listPromoCodes } from '../server/src/billing/promo/list-promo-codes.ts';
import { migratePostgres } from '../server/src/platform/migrations.ts';
import { connectPostgres } from '../server/src/platform/postgres/database.ts';
import { formatCodes } from './promo/format-codes.ts';
import { readClock } from './promo/read-clock.ts';
import { readOrder } from './promo/read-order.ts';
import { type EngineUrls, withEngines } from './with-engines.ts';

type Order = ReturnType<typeof readOrder>;

async function carryOut(urls: EngineUrls, { data, promo }: Order): Promise<void> {
  await migratePostgres(urls.DATABASE_URL);
  const clock = await readClock(path.resolve(data));
  const { db, close } = connectPostgres(urls.DATABASE_URL, { maxConnections: 2 });
  try {
    if (promo && !(await createPromoCode({ db, clock }, promo)))
      throw new Error(`There is a code ${promo.code} already; it stays as it is.`);
    const codes = await listPromoCodes(db);
    const shown = promo ? codes.filter(({ code }) => code === promo.code) : codes;
    console.log(formatCodes(shown, clock.now()));
  } finally {
    await close();
  }
}

try {
  const order = readOrder(process.argv.slice(2));
  await withEngines(path.resolve(order.data), (urls) => carryOut(urls, order));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
