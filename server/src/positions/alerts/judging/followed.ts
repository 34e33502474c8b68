import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/database.ts';
import { standingKey } from '../../entries/list-standings.ts';
import { normaliseQueries } from '../../rules.ts';

/** A query of a followed product in a city, with what a notice about it says. */
export type Followed = {
  entryId: number;
  sku: number;
  cityId: number;
  termId: number;
  query: string;
  product: string;
  cityName: string;
  tagIds: readonly number[];
};

export async function listFollowed(db: Db, cabinetId: number): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    select entry_id as "entryId", sku, city_id as "cityId", term_id as "termId", query,
      coalesce(product_name, sku::text) as product, city_name as "cityName",
      array(select tag_id from product_tags where product_tags.cabinet_id = followed.cabinet_id
        and product_tags.sku = followed.sku) as "tagIds"
    from position_tracking as followed
    where cabinet_id = ${cabinetId}
    order by entry_id, query`.execute(db);
  return rows;
}

/** Whatever is followed in the cabinet. */
export function isAboutWhole({ scope, queries }: Pick<AlertRule, 'scope' | 'queries'>): boolean {
  return scope.kind === 'cabinet' && queries.length === 0;
}

/** What a rule looks at, by the keys of the series. */
export function pickFollowed(
  { scope, queries }: Pick<AlertRule, 'scope' | 'queries'>,
  followed: readonly Followed[],
): Map<string, Followed> {
  const chosen = new Set(normaliseQueries(queries));
  const isMeant = (one: Followed) => {
    if (chosen.size > 0 && !chosen.has(one.query)) return false;
    if (scope.kind === 'entry') return one.sku === scope.sku && one.cityId === scope.cityId;
    return scope.kind === 'cabinet' || one.tagIds.includes(scope.tagId);
  };
  return new Map(followed.filter(isMeant).map((one) => [standingKey(one.sku, one.cityId, one.termId), one]));
}
