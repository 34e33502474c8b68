import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ReportContext } from '../../platform/context.ts';
import { type Edges, resolveEdge } from './resolve-edges.ts';

/** Written in some milliseconds. */
const ROWS_AT_ONCE = 5000;

// What is made beside the table in use, and from which spellings.
const TABLES = [
  { name: 'query_spellings', of: undefined },
  { name: 'folded_queries', of: 'select query_id from query_spellings_next' },
  { name: 'misspelt_queries', of: "select query_id from query_spellings_next where reason != 'order'" },
] as const;

async function emptyNext({ clickhouse }: ReportContext): Promise<void> {
  for (const { name } of TABLES) await clickhouse.command('empty spellings', `truncate table ${name}_next`);
}

/** The tables are made beside those in use and change places with them. */
export async function storeSpellings(context: ReportContext, edges: Edges): Promise<void> {
  const { clickhouse } = context;
  await emptyNext(context);
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
  for (const { name, of } of TABLES)
    if (of !== undefined)
      await clickhouse.command('make sets of spellings', `insert into ${name}_next ${of}`);
  for (const { name } of TABLES)
    await clickhouse.command('publish spellings', `exchange tables ${name} and ${name}_next`);
  await emptyNext(context);
}
