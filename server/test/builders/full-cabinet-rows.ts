import type { Day } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { TestApp } from '../app.ts';
import type { TestUser } from './factories.ts';

/** What two full cabinets have in common: whatever is told apart by the cabinet alone gets mixed up here. */
export const SKU = 501;
export const RIVAL_SKU = 503;
export const CITY = 213;
export const QUERY = 'чайник';
export const ALL_QUERIES = [QUERY, 'чайник стальной', 'лампа'] as const;
export const LAST_DAY: Day = '2026-03-01';
export const FIRST_DAY: Day = '2026-02-16';
export const SKUS = [SKU, 502];
export const AT = '2026-02-10T09:00:00Z';
export const BEGIN = new Date(AT);

export type FullCabinet = { id: number; owner: TestUser; mark: string; factor: number };
export type Filled = FullCabinet & {
  entryId: number;
  ruleId: number;
  radarRuleId: number;
  noteId: number;
  runId: string;
  exportId: string;
  importId: string;
  webhookId: number;
  abTestId: number;
  piggyBackerSku: number;
  radarChangeId: number;
};

const Id = z.object({ id: z.union([z.int(), z.string()]) });

/** Rows as JSON, each of the columns that the first one has; answers what stands in the given column. */
export async function put(app: TestApp, table: string, rows: object[], returned = 'cabinet_id') {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)));
  const { rows: stored } = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    returning ${sql.id(returned)} as id`.execute(app.context.db);
  return stored.map((row) => Id.parse(row).id);
}
