import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ReportContext } from '../../platform/context.ts';
import { misspeltWordsSql } from './misspelt-words-sql.ts';
import { type Edges, resolveEdge } from './resolve-edges.ts';

/** Written in some milliseconds. */
const ROWS_AT_ONCE = 5000;

// Made beside the tables in use; each of the sets from the spellings.
const SETS = { folded_queries: 'true', misspelt_queries: "reason != 'order'" } as const;
const TABLES = ['query_spellings', 'folded_queries', 'misspelt_queries', 'misspelt_words'] as const;

async function emptyNext({ clickhouse }: ReportContext): Promise<void> {
  for (const name of TABLES) await clickhouse.command('empty spellings', `truncate table ${name}_next`);
}

async function fillSets({ clickhouse }: ReportContext, suffix: '' | '_next'): Promise<void> {
  for (const [name, of] of Object.entries(SETS))
    await clickhouse.command(
      'make sets of spellings',
      `insert into ${name}${suffix} (query_id) select query_id from query_spellings${suffix} where ${of}`,
    );
}

/** Sets cannot be read and so stand in no backup: of a restored pair of databases they are made anew. */
export async function settleSpellings(context: ReportContext): Promise<void> {
  for (const name of Object.keys(SETS))
    await context.clickhouse.command('empty sets of spellings', `truncate table ${name}`);
  await fillSets(context, '');
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
  await fillSets(context, '_next');
  await clickhouse.command('make misspelt words', misspeltWordsSql(demand));
  for (const name of TABLES)
    await clickhouse.command('publish spellings', `exchange tables ${name} and ${name}_next`);
  await emptyNext(context);
}
