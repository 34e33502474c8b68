import { expect, test } from 'vitest';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { PRODUCT_SORTS } from './search.ts';

// A window of 1280 px without the navigation, the page's padding, the table's border and the boxes to choose with.
const ROOM_PX = 930;

test('the table of products needs no sideways scrolling on a small laptop', () => {
  expect(
    PRODUCT_COLUMNS.filter(({ isHidden }) => isHidden !== true).reduce((sum, { width }) => sum + width, 0),
  ).toBeLessThanOrEqual(ROOM_PX);
});

test('exactly the columns that the server sorts by can be sorted', () => {
  const sortable = PRODUCT_COLUMNS.filter((column) => column.sortable === true).map(({ id }) => id);
  expect(sortable.toSorted()).toEqual([...PRODUCT_SORTS].toSorted());
});
