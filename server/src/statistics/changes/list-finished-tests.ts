import { sql } from 'kysely';
import * as z from 'zod';
import type { DbContext } from '../../platform/context.ts';

/** What of the kept conclusion is needed here. */
const Conclusion = z.object({
  afterImageId: z.int().nullable(),
  lift: z.object({ value: z.number() }).nullable(),
});

type Row = { id: number; sku: number; name: string; finished_at: Date; conclusion: unknown };
export type FinishedTest = { testId: number; sku: number; name: string; at: Date; lift: number | null };

/** Image tests that have ended since a moment, read from their tool's tables: tools share rows, not code. */
export async function listFinishedTests(
  { db }: DbContext,
  cabinetId: number,
  since: Date,
): Promise<FinishedTest[]> {
  const { rows } = await sql<Row>`
    select id, sku, name, finished_at, conclusion from ab_tests
    where cabinet_id = ${cabinetId} and finished_at >= ${since} and deleted_at is null
    order by finished_at desc, id desc`.execute(db);
  return rows.map(({ id, sku, name, finished_at, conclusion }) => {
    const judged = Conclusion.safeParse(conclusion).data;
    const lift = judged?.afterImageId == null ? null : (judged.lift?.value ?? null);
    return { testId: id, sku, name, at: finished_at, lift };
  });
}
