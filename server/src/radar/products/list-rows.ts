import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { readProductSearch } from '../../products/rules.ts';
import { tagsSql } from '../../products/search-sql.ts';
import { imageSql, nameSql } from '../name-sql.ts';
import { SELLER_KEY_OF_OFFER } from '../piggy-backers/seller-key.ts';
import type { Watched } from './watch-state.ts';
import { watchedCardsSql, watchedSql } from './watched-sql.ts';

type Input = z.output<(typeof listRadarProducts)['input']>;
export type ProductRow = Watched & {
  sku: number;
  name: string | null;
  image_url: string | null;
  is_own: boolean;
  added_at: Date;
  tag_id: number | null;
  last_kind: RadarKind | null;
  last_at: Date | null;
  changes7: number;
  changes28: number;
  /** Others on an own card now, one's own companies left out; null: not known. */
  sellers: number | null;
  lowest: number | null;
};

const SORTS: Record<Input['sort'], RawBuilder<unknown>> = {
  lastChange: sql`last.at`,
  changes7: sql`changes7`,
  changes28: sql`changes28`,
  piggyBackers: sql`others.sellers`,
  name: sql`lower(coalesce(${nameSql}, put.sku::text))`,
  addedAt: sql`put.added_at`,
};

/** product.md 5.6: digits find by SKU, anything else by a part of the name. */
function contains(text: string): RawBuilder<boolean> {
  const read = readProductSearch(text);
  if (read === undefined) return sql<boolean>`true`;
  return 'sku' in read
    ? sql<boolean>`strpos(put.sku::text, ${read.sku}) > 0`
    : sql<boolean>`strpos(translate(lower(${nameSql}), 'ё', 'е'), ${read.text}) > 0`;
}

function narrow({ cabinetId, contains: text, tagIds, tagMode, whose }: Input): RawBuilder<boolean> {
  const tagged = tagsSql({ cabinetId, tagIds, tagMode }, sql`put.sku`);
  const owned = whose === 'all' ? sql<boolean>`true` : sql<boolean>`put.is_own = ${whose === 'own'}`;
  return sql<boolean>`put.cabinet_id = ${cabinetId} and ${owned} and ${tagged} and ${contains(text)}`;
}

async function count(db: Db, input: Input): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from radar_products as put ${watchedCardsSql}
    left join products as product on product.cabinet_id = put.cabinet_id and product.sku = put.sku
    where ${narrow(input)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** `from`: what is older is behind the plan's limit. What is unknown stands last in both directions. */
export async function listRows(
  { db, clock }: TimedContext,
  input: Input,
  from: Date,
): Promise<{ rows: ProductRow[]; total: number }> {
  const now = clock.now();
  const since = (days: number) => new Date(Math.max(from.getTime(), now.getTime() - days * DAY_MS));
  const direction = input.isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ProductRow>`
    select put.sku, ${nameSql} as name, ${imageSql} as image_url, put.is_own, put.added_at, put.tag_id,
      ${watchedSql},
      last.kind as last_kind, last.at as last_at,
      coalesce(counts.changes7, 0) as changes7, coalesce(counts.changes28, 0) as changes28,
      others.sellers, others.lowest
    from radar_products as put ${watchedCardsSql}
    left join products as product on product.cabinet_id = put.cabinet_id and product.sku = put.sku
    left join (
      select line.sku, count(*)::integer as changes28,
        (count(*) filter (where line.at >= ${since(7)}))::integer as changes7
      from radar_changes as line
      where line.cabinet_id = ${input.cabinetId} and line.at >= ${since(28)} and not line.is_back
      group by line.sku
    ) as counts on counts.sku = put.sku
    left join lateral (
      select line.kind, line.at from radar_changes as line
      where line.cabinet_id = put.cabinet_id and line.sku = put.sku and line.at >= ${from} and not line.is_back
      order by line.at desc limit 1
    ) as last on true
    left join lateral (
      select count(distinct ${SELLER_KEY_OF_OFFER})::integer as sellers, min((offer->>'priceKopecks')::integer) as lowest
      from jsonb_array_elements(card.facts->'offers') as offer
      where not exists (
        select from piggy_backer_statuses as judged
        where judged.cabinet_id = put.cabinet_id and judged.status = 'mine'
          and judged.seller_key = ${SELLER_KEY_OF_OFFER}
      )
      having put.is_own and card.facts ? 'offers' and not card.missed ? 'offers'
        and not card.is_gone and not put.is_paused and put.resting_since is null
    ) as others on true
    where ${narrow(input)}
    order by ${SORTS[input.sort]} ${direction}, put.added_at desc, put.sku
    limit ${input.pageSize} offset ${(input.page - 1) * input.pageSize}`.execute(db);
  return { rows, total: await count(db, input) };
}
