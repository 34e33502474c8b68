import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { failCollector } from '../cabinets/fail-collector.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../cabinets/marketplace-key.ts';
import { recordCollector } from '../cabinets/record-collector.ts';
import { waitForOzonQuota } from '../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../integrations/ozon/call-ozon.ts';
import { getProductInfos, type ListedProduct, listProductPage } from '../integrations/ozon/list-products.ts';
import type { Context } from '../platform/context.ts';
import type { CallFailure } from '../platform/outbound/failure.ts';
import { toProductRow } from './rules.ts';
import type { ProductsTables } from './tables.ts';

const EVERY_HOURS = 6;

async function storePage(
  context: Context,
  cabinetId: number,
  key: OzonKey,
  listed: readonly ListedProduct[],
): Promise<CallFailure | number> {
  await waitForOzonQuota(context.db, key);
  const infos = await getProductInfos(
    key,
    listed.map((item) => item.product_id),
  );
  if (infos.outcome !== 'ok') return infos;
  const archived = new Set(listed.filter((item) => item.archived).map((item) => item.product_id));
  const now = context.clock.now();
  const rows = infos.data.flatMap((info) => toProductRow(cabinetId, info, archived.has(info.id), now) ?? []);
  if (rows.length === 0) return 0;
  await context.db
    .withTables<ProductsTables>()
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['cabinet_id', 'sku']).doUpdateSet((eb) => ({
        product_id: eb.ref('excluded.product_id'),
        offer_id: eb.ref('excluded.offer_id'),
        name: eb.ref('excluded.name'),
        search_text: eb.ref('excluded.search_text'),
        image_url: eb.ref('excluded.image_url'),
        price_kopecks: eb.ref('excluded.price_kopecks'),
        stock: eb.ref('excluded.stock'),
        is_archived: eb.ref('excluded.is_archived'),
        is_external: eb.ref('excluded.is_external'),
        synced_at: eb.ref('excluded.synced_at'),
      })),
    )
    .execute();
  return rows.length;
}

/** Reads the whole list page by page. A product is called archived only after a pass that saw every page. */
export async function syncProducts(context: Context, cabinetId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid') return;
  const key = openMarketplaceKey(context, cabinet);
  const startedAt = context.clock.now();
  let count = 0;
  let lastId = '';
  do {
    await waitForOzonQuota(context.db, key);
    const page = await listProductPage(key, lastId);
    if (page.outcome !== 'ok') return failCollector(context, cabinet, 'products', page);
    if (page.data.items.length === 0) break;
    const stored = await storePage(context, cabinetId, key, page.data.items);
    if (typeof stored !== 'number') return failCollector(context, cabinet, 'products', stored);
    count += stored;
    // The same mark twice would page for ever.
    if (page.data.lastId === lastId) break;
    lastId = page.data.lastId;
  } while (lastId !== '');
  await context.db
    .withTables<ProductsTables>()
    .updateTable('products')
    .set({ is_archived: sql<boolean>`true` })
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', false)
    .where('synced_at', '<', startedAt)
    .execute();
  const nextTryAt = new Date(context.clock.now().getTime() + EVERY_HOURS * HOUR_MS);
  await recordCollector(context, cabinetId, 'products', {
    outcome: count > 0 ? 'ok' : 'empty',
    nextTryAt,
    itemsCount: count,
  });
}
