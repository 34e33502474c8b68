import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ReportContext } from '../../platform/context.ts';
import { type Edges, resolveEdge } from './resolve-edges.ts';

/** Written in some milliseconds. */
const ROWS_AT_ONCE = 5000;

/** The whole table is made beside the one in use and changes places with it. */
export async function storeSpellings({ clickhouse }: ReportContext, edges: Edges): Promise<void> {
  await clickhouse.command('drop unfinished spellings', 'truncate table query_spellings_next');
  let rows: { query_id: number; means: number; reason: string }[] = [];
  const write = async () => {
    if (rows.length > 0) await clickhouse.insert('make spellings', 'query_spellings_next', rows);
    rows = [];
    await yieldToOthers();
  };
  for (const [query_id, edge] of edges) {
    rows.push({ query_id, ...resolveEdge(edges, edge) });
    if (rows.length === ROWS_AT_ONCE) await write();
  }
  await write();
  await clickhouse.command('publish spellings', 'exchange tables query_spellings and query_spellings_next');
  await clickhouse.command('drop old spellings', 'truncate table query_spellings_next');
}
