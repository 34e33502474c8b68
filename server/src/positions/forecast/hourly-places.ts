import { NOTHING_KNOWN, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { heightOf, placeAt } from '../causes/place-scale.ts';

export const DEEP = outcomeNumber('deep');
export const NOT_FOUND = outcomeNumber('notFound');

/** Hour by hour as in the contract's matrix-cells.ts: a place, 1000+, н/н, or nothing known. */
export type HourlyPlaces = Int16Array;

/** Below every place: 1000+ and н/н are further away than any number says. */
export const BEYOND = Number.NEGATIVE_INFINITY;

const LOWEST = heightOf(POSITION_RULES.deepestPlace + 0.5);

/** What was not checked is not a number and counts nowhere. */
export function toHeights(places: HourlyPlaces): Float64Array {
  return Float64Array.from(places, (cell) => {
    if (cell === NOTHING_KNOWN) return Number.NaN;
    return cell > 0 ? heightOf(cell) : BEYOND;
  });
}

/** A whole place again; null: 1000+ or н/н. */
export function toPlace(height: number): number | null {
  return height < LOWEST ? null : Math.round(placeAt(height));
}
