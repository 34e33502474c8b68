import { expect, it } from 'vitest';
import { toSnapshotRow } from './to-snapshot-row.ts';

const DAY = '2026-03-01';

it('keeps the unit and the window of the official method', () => {
  const given = {
    query: 'чай',
    client_count: 165_418,
    add_to_cart: 26_977,
    conversion_to_cart: 0.163,
    avg_price: 3786.6,
  };
  expect(toSnapshotRow(given, 'чай', DAY)).toMatchObject({
    text: 'чай',
    day: DAY,
    window_days: 7,
    count: 165_418,
    cart_share: 0.163,
    price: 378_660,
  });
});

it('leaves absent what the method did not give', () => {
  expect(toSnapshotRow({ query: 'чай', client_count: 1 }, 'чай', DAY)).toMatchObject({
    ca: null,
    cart_share: null,
    price: null,
    views: null,
    sellers: null,
  });
});

it('takes a price of 0 for an unknown one', () => {
  expect(toSnapshotRow({ query: 'чай', client_count: 1, avg_price: 0 }, 'чай', DAY)).toMatchObject({
    price: null,
  });
});
