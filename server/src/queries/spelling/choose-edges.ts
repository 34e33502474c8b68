import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { SPELLING_REASONS } from '@vitrina/contract/tools/spellings.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { SLIPS } from './find-slip.ts';
import { judgeSlip, type SlipCandidate } from './judge-slip.ts';
import type { RunTables } from './measure-candidates.ts';
import { addEdge, type Edges } from './resolve-edges.ts';

const ROWS_AT_ONCE = 5000;

const Judged = z.object({
  query_id: z.int(),
  means: z.int(),
  wrong: z.string(),
  right: z.string(),
  kind: z.enum([...SLIPS, 'translit']),
  wrong_count: z.number(),
  right_count: z.number(),
  wrong_demand: z.number(),
  wrong_queries: z.number(),
  right_demand: z.number(),
  right_queries: z.number(),
});
type Judged = z.infer<typeof Judged>;
const Alike = z.object({ query_id: z.int(), means: z.int(), reason: z.enum(SPELLING_REASONS) });

function toCandidate(row: Judged, slip: SlipCandidate['slip']): SlipCandidate {
  return {
    wrong: row.wrong,
    right: row.right,
    slip,
    wrongCount: row.wrong_count,
    rightCount: row.right_count,
    wrongUse: { demand: row.wrong_demand, queries: row.wrong_queries },
    rightUse: { demand: row.right_demand, queries: row.right_queries },
  };
}

/** All rows of a table of the run in the order of queries, a page at a time; no query is cut in two. */
async function* readPages<T extends z.ZodType<{ query_id: number }>>(
  { clickhouse }: ReportContext,
  table: string,
  row: T,
): AsyncGenerator<z.output<T>[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: z.output<T>[] = await clickhouse.rows(
      'read a page of spellings',
      `select * from ${table} where query_id > {after:UInt32} order by query_id limit {limit:UInt32} with ties`,
      { after, limit: ROWS_AT_ONCE },
      row,
    );
    yield page;
    await yieldToOthers();
    after = page.length < ROWS_AT_ONCE ? undefined : page.at(-1)?.query_id;
  }
}

/** The edge of each query by its strongest reason; of several words that may be meant, the likeliest. */
export async function chooseEdges(context: ReportContext, tables: RunTables): Promise<Edges> {
  const edges: Edges = new Map();
  for await (const page of readPages(context, tables.judged, Judged)) {
    const likelihoods = new Map<number, number>();
    for (const row of page) {
      const { query_id, means, kind } = row;
      if (kind === 'translit') {
        addEdge(edges, query_id, { means, reason: 'translit' });
        continue;
      }
      const likelihood = judgeSlip(toCandidate(row, kind));
      if (likelihood === undefined || likelihood <= (likelihoods.get(query_id) ?? 0)) continue;
      likelihoods.set(query_id, likelihood);
      edges.set(query_id, { means, reason: 'slip' });
    }
  }
  for await (const page of readPages(context, tables.edges, Alike))
    for (const { query_id, means, reason } of page) addEdge(edges, query_id, { means, reason });
  return edges;
}
