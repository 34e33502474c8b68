import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import { getProductPrices, sellersPrice } from '../../integrations/ozon/get-product-prices.ts';
import { getProductInfos } from '../../integrations/ozon/list-products.ts';
import type { Context } from '../../platform/context.ts';
import { toProductRow } from '../../products/rules.ts';
import type { Look } from './find-events.ts';

export type ProductLook = Omit<Look, 'runningCampaignIds'>;

/** Prices and stock by product; what an outage or a refused key hides is not known. */
export async function readProducts(
  context: Context,
  cabinet: CabinetRow,
  productIds: readonly number[],
): Promise<Map<number, ProductLook>> {
  const looks = new Map<number, ProductLook>();
  if (cabinet.key_status !== 'valid') return looks;
  const key = openMarketplaceKey(context, cabinet);
  await waitForOzonQuota(context.db, key);
  const infos = await getProductInfos(key, productIds);
  await waitForOzonQuota(context.db, key);
  const prices = await getProductPrices(key, productIds);
  const sales = new Map(
    prices.outcome === 'ok' ? prices.data.map((one) => [one.productId, sellersPrice(one)] as const) : [],
  );
  for (const info of infos.outcome === 'ok' ? infos.data : []) {
    const row = toProductRow(cabinet.id, info, false, context.clock.now());
    looks.set(info.id, {
      priceKopecks: row?.price_kopecks ?? null,
      saleKopecks: sales.get(info.id) ?? null,
      stock: row?.stock ?? null,
    });
  }
  return looks;
}
