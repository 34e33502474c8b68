import { imageUrl } from '../images/image-url.ts';
import { ProductPageAsk, selectProducts } from './select-products.ts';
import { writeInt64 } from './int64.ts';
import type { SellerCall } from './seller-call.ts';

// Ids of the real dictionary: brand, and type of product.
const BRAND = 85;
const TYPE = 8229;

const attribute = (id: number, value: string) => ({
  id,
  complex_id: 0,
  values: [{ dictionary_value_id: 0, value }],
});

/** /v4/product/info/attributes */
export function listProductAttributes(call: SellerCall, body: unknown): unknown {
  const { products, total, lastId } = selectProducts(call, ProductPageAsk.parse(body));
  const categoryNames = new Map(call.market.categories.map(({ id, name }) => [id, name]));
  return {
    result: products.map(({ sku, productId, offerId, title, brand, categoryId, imageCount }) => ({
      id: writeInt64(productId),
      sku: String(sku),
      offer_id: offerId,
      name: title,
      barcode: `OZN${sku}`,
      barcodes: [`OZN${sku}`],
      description_category_id: writeInt64(categoryId),
      type_id: writeInt64(categoryId),
      primary_image: imageUrl(call.baseUrl, sku, 1),
      images: Array.from({ length: imageCount - 1 }, (_, place) => imageUrl(call.baseUrl, sku, place + 2)),
      color_image: '',
      attributes: [attribute(BRAND, brand), attribute(TYPE, categoryNames.get(categoryId) ?? '')],
      complex_attributes: [],
      attributes_with_defaults: [],
      pdf_list: [],
      model_info: { model_id: writeInt64(productId), count: 1 },
      height: 100,
      width: 150,
      depth: 200,
      dimension_unit: 'mm',
      weight: 500,
      weight_unit: 'g',
    })),
    total: String(total),
    last_id: lastId,
  };
}
