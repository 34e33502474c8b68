import type { Product } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import { writeInt64 } from './int64.ts';
import { describePictures } from './pictures/describe-pictures.ts';
import { ProductPageAsk, selectProducts } from './select-products.ts';
import type { SellerCall } from './seller-call.ts';

// Ids of the real dictionary: brand, and type of product.
const BRAND = 85;
const TYPE = 8229;

// Each name has one id, as in the real dictionary, which the sandbox does not have.
const attributeId = (name: string) => 10_000 + (hash('attribute', name) % 90_000);

const attribute = (id: number, value: string) => ({
  id,
  complex_id: 0,
  values: [{ dictionary_value_id: 0, value }],
});

function describeAttributes(call: SellerCall, product: Product): unknown {
  const { sku, productId, offerId, brand, categoryId } = product;
  const { characteristics, barcode, weightGrams, sizeMm } = call.market.products.card(sku, call.now);
  const [depth, width, height] = sizeMm;
  const { main, others, colour } = describePictures(call, sku);
  const category = call.market.categories.find(({ id }) => id === categoryId);
  return {
    id: writeInt64(productId),
    sku: String(sku),
    offer_id: offerId,
    name: call.market.products.look(sku, call.now).title,
    barcode,
    barcodes: [barcode],
    description_category_id: writeInt64(categoryId),
    type_id: writeInt64(categoryId),
    primary_image: main[0] ?? '',
    images: others,
    color_image: colour[0] ?? '',
    attributes: [
      attribute(BRAND, brand),
      attribute(TYPE, category?.name ?? ''),
      ...characteristics.map(({ name, value }) => attribute(attributeId(name), value)),
    ],
    complex_attributes: [],
    attributes_with_defaults: [],
    pdf_list: [],
    model_info: { model_id: writeInt64(productId), count: 1 },
    height,
    width,
    depth,
    dimension_unit: 'mm',
    weight: weightGrams,
    weight_unit: 'g',
  };
}

/** /v4/product/info/attributes */
export function listProductAttributes(call: SellerCall, body: unknown): unknown {
  const { products, total, lastId } = selectProducts(call, ProductPageAsk.parse(body));
  return {
    result: products.map((product) => describeAttributes(call, product)),
    total: String(total),
    last_id: lastId,
  };
}
