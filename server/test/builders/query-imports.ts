import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { runImport } from '../../src/search-history/query-imports/run-import.ts';
import type { TestApp } from '../app.ts';

/** Does what workers do until `sent` is over: reads every import that nobody has begun. */
export async function runImports(
  { context }: Pick<TestApp, 'context'>,
  sent: Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  const stop = () => over.abort();
  void sent.then(stop, stop);
  while (!over.signal.aborted) {
    const { rows } = await sql<{ id: string }>`
      select id from query_import_jobs where state = 'running' and attempts = 0`.execute(context.db);
    for (const { id } of rows) await runImport(context, id);
    await wait(20);
  }
}
