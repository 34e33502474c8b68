import { expect, test, vi } from 'vitest';
import { compareShelves } from './compare-shelves.ts';
import { shelfColumns } from './shelf-columns.tsx';
import { momentOf, OWNER, product } from './shelf-samples.ts';

const look = (...skus: number[]) => ({
  moment: momentOf('2026-03-02T09:00:00Z', { placesRead: skus.length }),
  products: skus.map((sku, index) => product(sku, index + 1)),
});
const deeds = { onTrack: vi.fn(), onAdd: vi.fn(), onWhatIf: vi.fn() };
const idsOf = (columns: ReturnType<typeof shelfColumns>) => columns.map(({ id }) => id);

test('a move has a column only while two moments are compared', () => {
  const changes = compareShelves(look(1, 2), look(2, 1));
  expect(idsOf(shelfColumns(deeds, undefined))).not.toContain('move');
  expect(idsOf(shelfColumns(deeds, changes)).slice(0, 2)).toEqual(['place', 'move']);
});

test('whoever entered sorts before the highest climb, what cannot be known is absent', () => {
  const after = look(3, 1, 4, 5);
  const move = shelfColumns(deeds, compareShelves(look(1, 2, 3), after)).find(({ id }) => id === 'move');
  const values = after.products.map((one) => move?.value?.(one));
  expect(values.slice(1, 2)).toEqual([-1]);
  expect(values[0]).toBe(2);
  expect(values[2]).toBe(Number.MAX_SAFE_INTEGER);
  expect(values[3]).toBeNull();
});

test('what the storefront did not say is hatched, what does not apply is a dash', () => {
  const columns = shelfColumns(deeds, undefined);
  const valueOf = (id: string, more: object = {}) =>
    columns.find((column) => column.id === id)?.value?.(product(1, 1, more));
  for (const id of ['price', 'rating', 'reviews', 'delivery', 'stock', 'seller'])
    expect(valueOf(id)).toBeNull();
  expect(valueOf('own')).toBeUndefined();
  expect(valueOf('own', { owners: [OWNER] })).toBe(OWNER.name);
});
