import { expect, it } from 'vitest';
import { leavingKeyOf, staying } from './leaving-products.ts';

it('what is on its way out is not drawn, and other things that leave change nothing', () => {
  const products = [{ sku: 1 }, { sku: 2 }, { sku: 31 }];
  expect(staying(products, [leavingKeyOf([1, 31]), 'note-2'])).toEqual([{ sku: 2 }]);
  expect(staying(products, [])).toEqual(products);
});
