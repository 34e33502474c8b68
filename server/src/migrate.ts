import { readEnv } from './platform/env.ts';
import { migrateClickHouse, migratePostgres } from './platform/migrations.ts';
import { CLICKHOUSE_DATABASE } from './platform/open-context.ts';

const env = readEnv();
const applied = [
  ...(await migratePostgres(env.DATABASE_URL)),
  ...(await migrateClickHouse(env.CLICKHOUSE_URL, CLICKHOUSE_DATABASE)),
];
console.log(applied.length === 0 ? 'The databases are up to date.' : `Applied: ${applied.join(', ')}.`);
