import { connectClickHouse } from '../../src/platform/clickhouse/client.ts';
import { movedClock } from '../../src/platform/clock.ts';
import { readEnv } from '../../src/platform/env.ts';
import { send } from '../../src/platform/outbound/send.ts';
import { connectPostgres } from '../../src/platform/postgres/database.ts';
import { connectLocks } from '../../src/platform/postgres/locks.ts';
import { loadHistory } from '../../src/queries/load-history.ts';

// A worker to be killed: loads days from a feed into the databases of a test until it is done or dead.
const env = readEnv();
const { db, close } = connectPostgres(env.DATABASE_URL);
const clickhouse = connectClickHouse(env.CLICKHOUSE_URL, process.env['CLICKHOUSE_DATABASE'] ?? '');
const locks = connectLocks(env.DATABASE_URL);
const clock = movedClock(new Date(process.env['NOW'] ?? ''));
console.log('started');
await loadHistory(
  { env, db, clickhouse, clock, locks, send },
  { marketplace: 'ozon', days: 12, onProgress: () => {} },
);
console.log('done');
await clickhouse.close();
await locks.close();
await close();
