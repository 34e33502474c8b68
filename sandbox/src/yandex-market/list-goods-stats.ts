import { z } from 'zod';
import type { Product } from '../market/market.ts';
import { type Ask, CampaignParams, Sku } from './ask.ts';
import { describeSize, listPictureLinks } from './describe-offer.ts';
import { nameCategory } from './get-category-tree.ts';
import { listOwnProducts, marketSkuOf } from './list-own-products.ts';
import { type Shop, shopOfProduct } from './list-shops.ts';
import type { MarketCall } from './market-call.ts';
import { requireShop } from './require-business.ts';

const Body = z.object({ shopSkus: z.array(Sku).min(1).max(500) });

const KOPECKS = 100;
const FEE_PERCENT = 14;
const WAREHOUSES = {
  FBY: [172, 'Яндекс Маркет (Софьино)'],
  FBS: [60_001, 'Склад продавца'],
  DBS: [60_002, 'Склад продавца'],
} as const;

function describeTariffs(priceRub: number) {
  const inRoubles = (amount: number) => Math.round(amount * 100) / 100;
  const parameter = (name: string, value: string) => ({ name, value });
  return [
    {
      type: 'FEE',
      percent: FEE_PERCENT,
      amount: inRoubles((priceRub * FEE_PERCENT) / 100),
      currency: 'RUR',
      parameters: [parameter('value', String(FEE_PERCENT)), parameter('valueType', 'relative')],
    },
    {
      type: 'AGENCY_COMMISSION',
      amount: 0.12,
      currency: 'RUR',
      parameters: [parameter('value', '0.12'), parameter('valueType', 'absolute')],
    },
  ];
}

function describeGoods(call: MarketCall, shop: Shop, product: Product) {
  const { priceKopecks, stock } = call.market.products.state(product.sku, call.now, 'ym');
  const [id, name] = WAREHOUSES[shop.placementType];
  const freeze = Math.floor(stock / 20);
  return {
    shopSku: product.offerId,
    marketSku: marketSkuOf(product),
    name: call.market.products.look(product.sku, call.now, 'ym').title,
    price: priceKopecks / KOPECKS,
    categoryId: product.categoryId,
    categoryName: nameCategory(call, product.categoryId),
    weightDimensions: describeSize(call, product),
    warehouses: [
      {
        id,
        name,
        stocks: [
          { type: 'FIT', count: stock },
          { type: 'FREEZE', count: freeze },
          { type: 'AVAILABLE', count: stock - freeze },
        ],
      },
    ],
    tariffs: describeTariffs(priceKopecks / KOPECKS),
    pictures: listPictureLinks(call, product),
  };
}

/** Products of one shop; those it does not sell are left out. */
export function listGoodsStats(call: MarketCall, { params, body }: Ask) {
  const shop = requireShop(call, CampaignParams.parse(params).campaignId);
  const { shopSkus } = Body.parse(body);
  const goods = listOwnProducts(call.market, call.seller.id).filter(
    ({ sku, offerId }) =>
      shopSkus.includes(offerId) && shopOfProduct(call.seller.id, sku)?.campaignId === shop.campaignId,
  );
  return { status: 'OK', result: { shopSkus: goods.map((product) => describeGoods(call, shop, product)) } };
}
