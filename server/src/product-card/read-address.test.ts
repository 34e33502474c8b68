import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

describe('what a person means by a line', () => {
  test('a SKU and every spelling of its address are one card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (sku) => {
        for (const line of [
          `${sku}`,
          ` ${sku} `,
          `https://www.ozon.ru/product/${sku}/`,
          `https://ozon.ru/product/chaynik-1-7-l-${sku}/?at=abc&from=search#reviews`,
          `http://m.ozon.ru/product/chaynik-${sku}`,
          `www.ozon.ru/product/chaynik-${sku}/reviews/`,
          `ozon.kz/product/${sku}`,
        ])
          expect(readAddress(line), line).toEqual({ kind: 'sku', sku });
      }),
    );
  });

  test.each([
    ['https://www.wildberries.ru/catalog/12345678/detail.aspx', 'wb'],
    ['wildberries.by/catalog/12345678/detail.aspx', 'wb'],
    ['https://market.yandex.ru/product--chaynik/123', 'ym'],
  ])('%s is a card of another marketplace', (line, marketplace) => {
    expect(readAddress(line)).toEqual({ kind: 'otherMarketplace', marketplace });
  });

  test.each([
    'https://www.ozon.ru/category/chayniki-10530/',
    'https://www.ozon.ru/seller/lavka-123/',
    'https://ozon.ru.evil.example/product/123/',
    'https://notozon.ru/product/123/',
    'https://www.ozon.ru/product/1234567890123/',
    'https://',
    '0',
  ])('%s is no card', (line) => {
    expect(['unknownAddress', 'text']).toContain(readAddress(line).kind);
  });

  test.each(['CH-17/белый', 'чайник', 'A.B/12', '12-34'])('%s may be an article', (line) => {
    expect(readAddress(line)).toEqual({ kind: 'text', text: line });
  });

  test('no text breaks it', () => {
    const host = fc.constantFrom(
      'https://www.ozon.ru',
      'ozon.ru',
      'https://wb.ru',
      'market.yandex.ru',
      'x.example',
    );
    const address = fc
      .tuple(host, fc.webPath(), fc.constantFrom('', '?at=1', '#top'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), address), (line) => {
        const { kind } = readAddress(line);
        expect(['sku', 'otherMarketplace', 'text', 'unknownAddress']).toContain(kind);
      }),
    );
  });
});
