import { describe, expect, test } from 'vitest';
import { drawProduct } from './draw-product.ts';

const PRODUCT = {
  sku: 338_334_210,
  productId: 1,
  offerId: 'A-1',
  sellerId: 7,
  categoryId: 12,
  title: 'Синяя кружка',
  brand: 'Чай & <Ко>',
  priceKopecks: 49_900,
  oldPriceKopecks: 79_900,
  rating: 4.7,
  reviewsCount: 12,
  imageCount: 4,
  createdDay: 20_000,
};

describe('pictures of products', () => {
  test('are the same every time and differ by place, product, category and revision', () => {
    const first = drawProduct(PRODUCT, 'Посуда', 1);
    expect(drawProduct(PRODUCT, 'Посуда', 1)).toBe(first);
    expect(drawProduct(PRODUCT, 'Посуда', 2)).not.toBe(first);
    expect(drawProduct(PRODUCT, 'Посуда', 1, 1)).not.toBe(first);
    expect(drawProduct(PRODUCT, 'Посуда', 1, 2)).not.toBe(drawProduct(PRODUCT, 'Посуда', 1, 1));
    expect(drawProduct({ ...PRODUCT, sku: 5 }, 'Посуда', 1)).not.toBe(first);
    expect(drawProduct(PRODUCT, 'Книги', 1)).not.toBe(first);
  });

  test('a brand cannot break the markup', () => {
    const drawn = drawProduct(PRODUCT, 'Посуда', 1);
    expect(drawn).toContain('>Чай  Ко</text>');
    expect(drawn.match(/</g)).toHaveLength(drawn.match(/>/g)?.length ?? 0);
  });
});
