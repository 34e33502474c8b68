import { sql } from 'kysely';
import type { Db } from '../postgres/database.ts';
import { rewrap, type Secrets } from './secrets.ts';

/** A column of sealed values; `owner` is the column that their place is made of. Its table has an `id`. */
export type SealedColumn = {
  table: string;
  column: string;
  owner: string;
  placeOf: (owner: string) => string;
};

export type Rewrapped = { moved: number; broken: { table: string; column: string; id: number }[] };

const BATCH = 200;

type Row = { id: number; owner: string; sealed: string };

async function listOthers(db: Db, { table, column, owner }: SealedColumn, activeKid: string, after: number) {
  const { rows } = await sql<Row>`
    select id, ${sql.ref(owner)} as owner, ${sql.ref(column)} as sealed
    from ${sql.table(table)}
    where id > ${after} and split_part(${sql.ref(column)}, '.', 2) <> ${activeKid}
    order by id limit ${BATCH}`.execute(db);
  return rows;
}

function tryRewrap(secrets: Secrets, place: string, sealed: string): string | undefined {
  try {
    return rewrap(secrets, place, sealed);
  } catch {
    return undefined;
  }
}

async function rewrapColumn(db: Db, secrets: Secrets, sealed: SealedColumn): Promise<Rewrapped> {
  const { table, column } = sealed;
  const done: Rewrapped = { moved: 0, broken: [] };
  let after = 0;
  for (;;) {
    const rows = await listOthers(db, sealed, secrets.activeKey().kid, after);
    for (const row of rows) {
      const next = tryRewrap(secrets, sealed.placeOf(row.owner), row.sealed);
      if (next === undefined) done.broken.push({ table, column, id: row.id });
      else {
        // Whoever changed the value meanwhile is right.
        await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${next}
          where id = ${row.id} and ${sql.ref(column)} = ${row.sealed}`.execute(db);
        done.moved += 1;
      }
      after = row.id;
    }
    if (rows.length < BATCH) return done;
  }
}

/** Wraps the data keys of all values by the active key; a value that does not open stays as it is and is told. */
export async function rewrapAll(
  db: Db,
  secrets: Secrets,
  columns: readonly SealedColumn[],
): Promise<Rewrapped> {
  const all: Rewrapped = { moved: 0, broken: [] };
  for (const column of columns) {
    const { moved, broken } = await rewrapColumn(db, secrets, column);
    all.moved += moved;
    all.broken.push(...broken);
  }
  return all;
}

/** The queue makes its tables when the first server starts. */
async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('jobs.job') is not null as is_there`.execute(db);
  return rows[0]?.is_there === true;
}

/** How many values name each wrapping key: those of the columns, and the sealed payloads of jobs that are still to do. */
export async function countByKid(db: Db, columns: readonly SealedColumn[]): Promise<Map<string, number>> {
  const waiting = sql`
    select data ->> 'sealed' as sealed from jobs.job
    where data ? 'sealed' and state in ('created', 'retry', 'active')`;
  const stored = columns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as sealed from ${sql.table(table)}`,
  );
  const all = (await hasQueue(db)) ? [...stored, waiting] : stored;
  const { rows } = await sql<{ kid: string; count: number }>`
    select split_part(sealed, '.', 2) as kid, count(*) as count
    from (${sql.join(all, sql` union all `)}) as every
    where sealed is not null
    group by 1`.execute(db);
  return new Map(rows.map(({ kid, count }) => [kid, count]));
}
