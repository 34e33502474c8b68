import { z } from 'zod';
import type { ProductCard } from '../market/market.ts';
import { Int64, writeInt64 } from './int64.ts';
import type { SellerCall } from './seller-call.ts';

const Ask = z.object({ skus: z.array(Int64).min(1).max(1000) });

type Group = ProductCard['contentGroups'][number];

const GROUPS: Record<Group['key'], { name: string; improvements: { id: number; name: string }[] }> = {
  media: {
    name: 'Медиа',
    improvements: [
      { id: 4074, name: 'Озон.Видео: ссылка' },
      { id: 4194, name: 'Изображение' },
    ],
  },
  text: {
    name: 'Текстовое описание',
    improvements: [{ id: 4191, name: 'Аннотация' }],
  },
  characteristics: {
    name: 'Характеристики',
    improvements: [
      { id: 4389, name: 'Страна-изготовитель' },
      { id: 10_096, name: 'Цвет товара' },
    ],
  },
};

function describeGroup({ key, weight, rating }: Group): unknown {
  const { name, improvements } = GROUPS[key];
  const isFull = rating >= 100;
  return {
    key,
    name,
    weight,
    rating,
    conditions: [
      { key: `${key}_full`, description: `${name}: заполнено всё`, fulfilled: isFull, cost: 100 - rating },
    ],
    improve_attributes: isFull ? [] : improvements,
    improve_at_least: writeInt64(isFull ? 0 : 1),
  };
}

/** /v1/product/rating-by-sku: how fully own cards are filled; SKUs of others are silently left out. */
export function listContentRatings({ market, seller, now }: SellerCall, body: unknown): unknown {
  const requested = new Set(Ask.parse(body).skus);
  return {
    products: market.products
      .ofSeller(seller.id)
      .filter(({ sku }) => requested.has(sku))
      .map(({ sku }) => {
        const { contentRating, contentGroups } = market.products.card(sku, now);
        return { sku: writeInt64(sku), rating: contentRating, groups: contentGroups.map(describeGroup) };
      }),
  };
}
