import { z } from 'zod';
import { moscowMoment } from '../clock/moscow-day.ts';
import type { Product } from '../market/market.ts';
import { Int64, writeInt64 } from './int64.ts';
import { describePictures } from './pictures/describe-pictures.ts';
import type { SellerCall } from './seller-call.ts';
import { invalidArgument } from './seller-error.ts';

const MAX_PRODUCTS = 1000;

const Ask = z.object({
  offer_id: z.array(z.string()).default([]),
  product_id: z.array(Int64).default([]),
  sku: z.array(Int64).default([]),
});

const roubles = (kopecks: number) => (kopecks / 100).toFixed(2);

function describeSale({ market, now }: SellerCall, { sku }: Product) {
  const { priceKopecks, stock } = market.products.state(sku, now);
  const hasStock = stock > 0;
  const index = { minimal_price: roubles(priceKopecks), minimal_price_currency: 'RUB', price_index_value: 1 };
  return {
    price: roubles(priceKopecks),
    min_price: roubles(Math.round(priceKopecks * 0.9)),
    stocks: {
      has_stock: hasStock,
      stocks: [{ present: stock, reserved: 0, sku: writeInt64(sku), source: 'fbo' }],
    },
    visibility_details: { has_price: true, has_stock: hasStock },
    availabilities: [
      {
        sku: writeInt64(sku),
        source: 'FBO',
        availability: hasStock ? 'AVAILABLE' : 'UNAVAILABLE',
        reasons: [],
      },
    ],
    price_indexes: {
      color_index: 'COLOR_INDEX_GREEN',
      external_index_data: index,
      ozon_index_data: index,
      self_marketplaces_index_data: index,
    },
    statuses: {
      is_created: true,
      moderate_status: 'approved',
      status: hasStock ? 'price_sent' : 'ready_to_sale',
      status_description: '',
      status_failed: '',
      status_name: hasStock ? 'Продаётся' : 'Готов к продаже',
      status_tooltip: '',
      status_updated_at: now.toISOString(),
      validation_status: 'success',
    },
  };
}

function describeProduct(call: SellerCall, product: Product): unknown {
  const { sku, productId, offerId, categoryId, oldPriceKopecks, createdDay } = product;
  const createdAt = moscowMoment(createdDay, 12).toISOString();
  const { main, others, colour } = describePictures(call, sku);
  return {
    id: writeInt64(productId),
    sku: writeInt64(sku),
    offer_id: offerId,
    name: call.market.products.look(sku, call.now).title,
    barcodes: [call.market.products.card(sku).barcode],
    description_category_id: writeInt64(categoryId),
    type_id: writeInt64(categoryId),
    primary_image: main,
    images: others,
    images360: [],
    color_image: colour,
    currency_code: 'RUB',
    old_price: roubles(oldPriceKopecks),
    vat: '0.2',
    volume_weight: 0.5,
    commissions: [],
    promotions: [],
    errors: [],
    sources: [
      {
        created_at: createdAt,
        quant_code: '',
        shipment_type: 'SHIPMENT_TYPE_GENERAL',
        sku: writeInt64(sku),
        source: 'SDS',
      },
    ],
    model_info: { count: 1, model_id: writeInt64(productId) },
    discounted_fbo_stocks: 0,
    has_discounted_fbo_item: false,
    is_archived: false,
    is_autoarchived: false,
    is_discounted: false,
    is_kgt: false,
    is_super: false,
    created_at: createdAt,
    updated_at: call.now.toISOString(),
    ...describeSale(call, product),
  };
}

/** /v3/product/info/list: the seller's own products by any of the three ids; others are silently left out. */
export function listProductInfo(call: SellerCall, body: unknown): unknown {
  const requested = Ask.parse(body);
  const total = requested.offer_id.length + requested.product_id.length + requested.sku.length;
  if (total === 0 || total > MAX_PRODUCTS) throw invalidArgument(`use from 1 to ${MAX_PRODUCTS} identifiers`);
  const offers = new Set(requested.offer_id);
  const ids = new Set(requested.product_id);
  const skus = new Set(requested.sku);
  const products = call.market.products
    .ofSeller(call.seller.id)
    .filter(({ offerId, productId, sku }) => offers.has(offerId) || ids.has(productId) || skus.has(sku));
  return { items: products.map((product) => describeProduct(call, product)) };
}
