import { sql } from 'kysely';
import { lockCabinet } from '../cabinets/lock-cabinet.ts';
import type { DbContext } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { knowsProduct } from '../products/knows-product.ts';
import type { ProductQueriesTables } from '../products/queries/tables.ts';
import { normaliseQuery } from '../queries/rules.ts';

type Row = ProductQueriesTables['product_queries'];
export type Input = { cabinetId: number; sku: number; queries: readonly string[] };
/** One thing that is said of a query: null takes it back. */
export type Change =
  | { column: 'imported_at' | 'excluded_at'; value: Date | null }
  | { column: 'tag'; value: string | null };

const COLUMNS = ['imported_at', 'excluded_at', 'tag'] as const satisfies readonly (keyof Row)[];

async function say(trx: Db, { cabinetId, sku, queries }: Input, { column, value }: Change): Promise<number> {
  // A moment stays as it was first; a label is replaced.
  const isOther =
    column === 'tag' ? sql`known.tag is distinct from excluded.tag` : sql`known.${sql.ref(column)} is null`;
  const { numAffectedRows = 0n } = await sql`
    insert into product_queries as known (cabinet_id, sku, query, ${sql.ref(column)})
    select ${cabinetId}, ${sku}, query, ${value} from unnest(${queries}::text[]) as query
    on conflict (cabinet_id, sku, query) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}
    where ${isOther}`.execute(trx);
  return Number(numAffectedRows);
}

/** Nothing is kept about a query of which nothing else is said. */
async function takeBack(
  trx: Db,
  { cabinetId, sku, queries }: Input,
  column: Change['column'],
): Promise<number> {
  const said = (and: ReturnType<typeof sql>) => sql`
    cabinet_id = ${cabinetId} and sku = ${sku} and query = any(${queries}::text[])
      and ${sql.ref(column)} is not null and ${and}`;
  const others = COLUMNS.filter((one) => one !== column).map((one) => sql`${sql.ref(one)} is null`);
  const gone = await sql`delete from product_queries where ${said(sql.join(others, sql` and `))}`.execute(
    trx,
  );
  const kept =
    await sql`update product_queries set ${sql.ref(column)} = null where ${said(sql`true`)}`.execute(trx);
  return Number((gone.numAffectedRows ?? 0n) + (kept.numAffectedRows ?? 0n));
}

/** Changes what is said of some queries of a product of the book, and tells of how many it was something new. */
export async function changeRequests(
  { db }: DbContext,
  input: Input,
  change: Change,
  judge: (trx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { cabinetId, sku } = input;
  const queries = [...new Set(input.queries.map(normaliseQuery))].filter((query) => query !== '');
  return db.transaction().execute(async (trx) => {
    await lockCabinet(trx, cabinetId);
    if (!(await knowsProduct(trx, cabinetId, sku))) throw problem('product.notFound');
    const some = { ...input, queries };
    const changed =
      change.value === null ? await takeBack(trx, some, change.column) : await say(trx, some, change);
    await judge(trx);
    return changed;
  });
}
