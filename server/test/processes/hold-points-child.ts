import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { chargeHold, releaseHold } from '../../src/billing/holds/end-hold.ts';
import { placeHold } from '../../src/billing/holds/place-hold.ts';
import { connectPostgres } from '../../src/platform/postgres/database.ts';
import { plannedEnd } from '../builders/holds.ts';

// To be killed: places and ends holds of one wallet by a plan, from its beginning again whenever it is started.
const [url = '', userId = '', name = '', count = ''] = process.argv.slice(2);
const AT_ONCE = 4;

const { db, close } = connectPostgres(url, { maxConnections: AT_ONCE });
const at = new Date();
const expiresAt = new Date(at.getTime() + HOUR_MS);
console.log('started');

async function workOn(nth: number): Promise<void> {
  const hold = { userId: Number(userId), points: 1 + (nth % 5), testId: nth, testName: name };
  const holdId = await db
    .transaction()
    .execute((trx) => placeHold(trx, { ...hold, onceKey: `${name}:${nth}`, expiresAt, at }));
  const end = plannedEnd(nth);
  if (end === 'charged') await db.transaction().execute((trx) => chargeHold(trx, { holdId, at }));
  if (end === 'released') await db.transaction().execute((trx) => releaseHold(trx, { holdId, at }));
}

let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < Number(count)) await workOn(next++);
  }),
);
await close();
console.log('done');
