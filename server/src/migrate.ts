import { readEnv } from './platform/env.ts';
import { migrateClickHouse, migratePostgres } from './platform/migrations.ts';

const env = readEnv();
const applied = [
  ...(await migratePostgres(env.DATABASE_URL)),
  ...(await migrateClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE)),
];
console.log(applied.length === 0 ? 'The databases are up to date.' : `Applied: ${applied.join(', ')}.`);
