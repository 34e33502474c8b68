import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ReportContext } from '../../platform/context.ts';
import { misspeltWordsSql } from './misspelt-words-sql.ts';
import { type Edges, resolveEdge } from './resolve-edges.ts';

/** Written in some milliseconds. */
const ROWS_AT_ONCE = 5000;

// Made beside the tables in use; each of the sets from the spellings.
const SETS = {
  folded_queries: 'select query_id from query_spellings_next',
  misspelt_queries: "select query_id from query_spellings_next where reason != 'order'",
} as const;
const TABLES = ['query_spellings', 'folded_queries', 'misspelt_queries', 'misspelt_words'] as const;

async function emptyNext({ clickhouse }: ReportContext): Promise<void> {
  for (const name of TABLES) await clickhouse.command('empty spellings', `truncate table ${name}_next`);
}

/** The tables are made beside those in use and change places with them; `demand` has the searches of each query. */
export async function storeSpellings(context: ReportContext, edges: Edges, demand: string): Promise<void> {
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
  for (const [name, of] of Object.entries(SETS))
    await clickhouse.command('make sets of spellings', `insert into ${name}_next ${of}`);
  await clickhouse.command('make misspelt words', misspeltWordsSql(demand));
  for (const name of TABLES)
    await clickhouse.command('publish spellings', `exchange tables ${name} and ${name}_next`);
  await emptyNext(context);
}
