import { expect, test } from 'vitest';
import { chooseLines } from './rules.ts';

test('products with the most queries come first, then the smaller number', () => {
  const of = (sku: number) => ({ sku, name: `товар ${sku}` });
  const tracked = [of(9), of(2), of(5), of(5), of(7)];
  expect(chooseLines(tracked, 3)).toEqual([of(5), of(2), of(7)]);
});
