import { sql } from 'kysely';
import type { Context } from '../../server/src/platform/context.ts';
import { addEntry } from '../../server/src/positions/entries/add-entry.ts';
import type { Seller } from '../make-seller.ts';
import { makeSeller } from '../make-seller.ts';

export const CITY = 213;

export function queryOf(group: number, query: number): string {
  return `термос ${group} ${query}`;
}

export type Followed = Seller & { termIds: number[]; entryId: number };
type Wanted = { name: string; products: number; groups: number; queriesOfGroup: number };

async function findSeller({ db }: Context, name: string): Promise<Seller | undefined> {
  const { rows } = await sql<Seller>`
    select id as "cabinetId", owner_id as "userId" from cabinets where name = ${name}`.execute(db);
  return rows[0];
}

/** A cabinet that follows so many products; products of one group share their queries. Made once. */
export async function prepareCabinet(context: Context, wanted: Wanted): Promise<Followed> {
  const { name, products, groups, queriesOfGroup } = wanted;
  const seller = (await findSeller(context, name)) ?? (await makeSeller(context, name));
  const { cabinetId } = seller;
  const known = await sql<{ sku: number }>`
    select sku from position_entries where cabinet_id = ${cabinetId}`.execute(context.db);
  const followed = new Set(known.rows.map(({ sku }) => sku));
  for (let index = 0; index < products; index += 1) {
    if (followed.has(index + 1)) continue;
    const group = Math.floor((index * groups) / products);
    const queries = Array.from({ length: queriesOfGroup }, (_, query) => queryOf(group, query));
    await addEntry(context, { cabinetId, sku: index + 1, cityId: CITY, queries });
  }
  // Followed for as long as there are checks of them.
  await sql`
    update position_entries set created_at = created_at - interval '1 year', starts_at = starts_at - interval '1 year',
      first_expected_at = first_expected_at - interval '1 year'
    where cabinet_id = ${cabinetId} and starts_at > ${context.clock.now()}::timestamptz - interval '1 day'`.execute(
    context.db,
  );
  await sql`
    update position_queries as followed set added_at = entry.created_at from position_entries as entry
    where entry.id = followed.entry_id and followed.cabinet_id = ${cabinetId}`.execute(context.db);
  // In the order in which groups share them.
  const terms = await sql<{ id: number; entry_id: number }>`
    select term.id, min(followed.entry_id) as entry_id
    from position_terms as term join position_queries as followed on followed.term_id = term.id
    where term.cabinet_id = ${cabinetId} group by term.id order by min(followed.entry_id), term.id`.execute(
    context.db,
  );
  return {
    ...seller,
    termIds: terms.rows.map(({ id }) => id),
    entryId: terms.rows[0]?.entry_id ?? 0,
  };
}
