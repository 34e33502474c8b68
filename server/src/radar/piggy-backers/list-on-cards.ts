import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { OnCard } from './notices/compare-lists.ts';
import { SELLER_KEY } from './seller-key.ts';

/** Other sellers on cards that the cabinet follows, without those that are its own. One away for less than a day is there. */
export async function listOnCards(db: Db, cabinetId: number): Promise<OnCard[]> {
  const { rows } = await sql<OnCard>`
    select stay.sku, ${SELLER_KEY} as "sellerKey", stay.offer_sku as "offerSku", stay.seller_name as "sellerName",
      stay.kopecks, stay.own_kopecks as "ownKopecks", stay.undercut_kopecks as "undercutKopecks"
    from piggy_backers as stay
    join radar_products as product
      on product.cabinet_id = stay.cabinet_id and product.sku = stay.sku and product.is_own
    left join piggy_backer_statuses as judged
      on judged.cabinet_id = stay.cabinet_id and judged.seller_key = ${SELLER_KEY}
    where stay.cabinet_id = ${cabinetId} and not stay.is_over and coalesce(judged.status, 'new') <> 'mine'
    order by stay.sku, ${SELLER_KEY}`.execute(db);
  return rows;
}
