import { expect, it } from 'vitest';
import { toSnapshotRow } from './to-snapshot-row.ts';

const PLACE = { cabinetId: 4, queryId: 9, day: '2026-03-01', takenAt: new Date('2026-03-02T09:30:00.500Z') };

it('keeps the unit and the window of the official method', () => {
  const given = {
    query: 'чай',
    client_count: 165_418,
    add_to_cart: 26_977,
    conversion_to_cart: 0.163,
    avg_price: 3786.6,
  };
  expect(toSnapshotRow(given, PLACE)).toMatchObject({
    cabinet: 4,
    unit: 'people',
    window_days: 7,
    count: 165_418,
    cart_share: 0.163,
    price: 378_660,
    taken_at: '2026-03-02 09:30:00',
  });
});

it('leaves absent what the method did not give', () => {
  expect(toSnapshotRow({ query: 'чай', client_count: 1 }, PLACE)).toMatchObject({
    ca: null,
    cart_share: null,
    price: null,
    views: null,
    sellers: null,
  });
});
