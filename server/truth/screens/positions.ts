import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import { placesOf } from '../best-places.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import type { Seller } from '../open-seller.ts';
import { moscowDayOf } from '../raw/days.ts';

const hourOf = (at: Date) => `${at.toISOString().slice(0, 13)}:00:00.000Z`;

/** Hour by hour, where the product that is followed longest stood in the days that were filled in as a past. */
export async function comparePositions(seller: Seller): Promise<Comparison> {
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const [first] = seller.tracked;
  if (!first) throw new Error('Nothing is followed.');
  const { cabinetId, pastUntil } = seller;
  const { entries } = await seller.ask(listPositionEntries, { cabinetId });
  const entry = entries.find(({ sku, cityId }) => sku === first.sku && cityId === first.city);
  const input = {
    cabinetId,
    entryId: entry?.id ?? 0,
    from: moscowDayOf(first.at),
    to: moscowDayOf(pastUntil),
  };
  const matrix = await seller.ask(getPositionMatrix, { ...input, grouping: 'Hour', choice: 'last' });
  for (const row of matrix.rows) {
    for (const [index, { place }] of readCells(row).entries()) {
      const hour = matrix.buckets[index] ?? '';
      if (place === null || new Date(hour) >= pastUntil) continue;
      put(shown, `${row.query}, ${hour}`, { place: typeof place === 'number' ? place : null });
    }
  }
  const looks = (await placesOf(seller)).filter(
    ({ sku, city, at }) => sku === first.sku && city === first.city && at < pastUntil,
  );
  for (const { query, at, place } of looks) put(truth, `${query}, ${hourOf(at)}`, { place });
  return { screen: 'positions', from: 'the shelf of the moment in /truth', shown, truth };
}
