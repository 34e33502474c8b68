import { readEnv } from './platform/env.ts';
import { FormerDataError } from './platform/former-migrations.ts';
import { migrateClickHouse, migratePostgres } from './platform/migrations.ts';
import { connectLocks } from './platform/postgres/locks.ts';
import { OtherVersionError } from './platform/versions.ts';

const env = readEnv();
const locks = connectLocks(env.DATABASE_URL);
try {
  // ClickHouse has no lock of its own: of two who copy a table at once, one would take away what the other has made.
  const applied = await locks.runExclusive('migrate', async () => [
    ...(await migratePostgres(env.DATABASE_URL)),
    ...(await migrateClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE)),
  ]);
  console.log(applied.length === 0 ? 'The databases are up to date.' : `Applied: ${applied.join(', ')}.`);
} catch (error) {
  if (!(error instanceof FormerDataError || error instanceof OtherVersionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await locks.close();
}
