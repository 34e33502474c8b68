import { readEnv } from './platform/env.ts';
import { FormerDataError } from './platform/former-migrations.ts';
import { migrateClickHouse, migratePostgres } from './platform/migrations.ts';

const env = readEnv();
try {
  const applied = [
    ...(await migratePostgres(env.DATABASE_URL)),
    ...(await migrateClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE)),
  ];
  console.log(applied.length === 0 ? 'The databases are up to date.' : `Applied: ${applied.join(', ')}.`);
} catch (error) {
  if (!(error instanceof FormerDataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
