import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestApp } from '../test/app.ts';

const LONGEST_WAIT_MS = 60_000;

/**
 * A process of PostgreSQL ends by SIGKILL: it throws all connections away and recovers from its log. For an engine that
 * nobody else uses.
 */
export async function killDatabase({ context: { db } }: TestApp): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid;
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + LONGEST_WAIT_MS;
  const isBack = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  while (!(await isBack())) {
    if (Date.now() > deadline) throw new Error('The database does not come back.');
    await wait(100);
  }
}

/**
 * The engine of tests acknowledges before it has written its log, and a kill would show that: from here on this database
 * waits for its log, as the product's does. Open connections still have the former setting, so they are thrown away.
 */
export async function commitDurably(app: TestApp): Promise<void> {
  await app.context.db.connection().execute(async (db) => {
    await sql`set synchronous_commit = on`.execute(db);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit = on`.execute(db);
  });
  await killDatabase(app);
}
