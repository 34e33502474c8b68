import { runProcess } from './platform/cannot-start.ts';
import { migrateColumns } from './platform/cluster/by-env.ts';
import { readEnv } from './platform/env.ts';
import { migratePostgres } from './platform/migrations.ts';
import { connectLocks } from './platform/postgres/locks.ts';

await runProcess(async () => {
  const env = readEnv();
  const locks = connectLocks(env.DATABASE_URL);
  try {
    // ClickHouse has no lock of its own: of two who copy a table at once, one would take away what the other has made.
    const { applied, away } = await locks.runExclusive('migrate', async () => {
      const rows = await migratePostgres(env.DATABASE_URL);
      const columns = await migrateColumns(env);
      return { applied: [...rows, ...columns.applied], away: columns.away };
    });
    if (away.length > 0) {
      console.error(`${away.join(', ')} did not answer: run this again when ClickHouse is back there.`);
      process.exitCode = 1;
    }
    console.log(applied.length === 0 ? 'The databases are up to date.' : `Applied: ${applied.join(', ')}.`);
  } finally {
    await locks.close();
  }
});
