import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';

const POLL_MS = 100;
const Running = z.object({ query_id: z.string() });

/**
 * A killed worker frees its lock at once, but the statement that it had sent runs on in the engine. Whoever takes the
 * lock next waits until no statement of these names runs, or the two would write the same rows.
 */
export async function awaitStragglers(
  { clickhouse }: ReportContext,
  ...statements: readonly string[]
): Promise<void> {
  const starts = statements.map((statement) => `/* ${statement} */`);
  for (;;) {
    const running = await clickhouse.rows(
      'find stragglers',
      `select query_id
      from system.processes
      where current_database = currentDatabase()
        and arrayExists(start -> startsWith(query, start), {starts:Array(String)})`,
      { starts },
      Running,
    );
    if (running.length === 0) return;
    await wait(POLL_MS);
  }
}
