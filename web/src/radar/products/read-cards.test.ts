import { expect, it } from 'vitest';
import { readCards } from './read-cards.ts';

it('takes SKUs and addresses of cards, each product once', () => {
  const { skus, unknown } = readCards(
    `123456789; 5
https://www.ozon.ru/product/chaynik-elektricheskiy-1-7-l-987654321/?at=abc
ozon.ru/product/987654321, https://uz.ozon.com/product/777/`,
  );
  expect(skus).toEqual([123_456_789, 5, 987_654_321, 777]);
  expect(unknown).toEqual([]);
});

it('says which lines it does not understand', () => {
  expect(readCards('чайник https://www.wildberries.ru/catalog/1/detail.aspx 0 12 1234567890123')).toEqual({
    skus: [12],
    unknown: ['чайник', 'https://www.wildberries.ru/catalog/1/detail.aspx', '0', '1234567890123'],
  });
});

it('other hosts that look like Ozon are not', () => {
  expect(readCards('https://ozon.ru.example/product/777/ https://notozon.ru/product/777/').skus).toEqual([]);
});

it('nothing is nothing', () => {
  expect(readCards(' \n ')).toEqual({ skus: [], unknown: [] });
});
