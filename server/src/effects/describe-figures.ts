import type { Day } from '@vitrina/contract/dates.ts';
import type { EffectFigures } from '@vitrina/contract/effects/effects.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { type Comparison, LEAST_FITTED } from './estimate/compare-units.ts';
import type { Question } from './estimate/estimate-effects.ts';

type Said = { comparison: Comparison; low: number; high: number; placebos: number };
type Names = ReadonlyMap<number, { name: string; isRival: boolean }>;

const SHOWN_DONORS = 5;

/** From a logarithm to percent of what would have been. */
function toPercent(logarithm: number): number {
  return 100 * Math.expm1(logarithm);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** An estimate as it is shown: percent, days with what would have been, and who it is compared with. */
export function describeFigures(
  { units, windows }: Question,
  { comparison, low, high, placebos }: Said,
  days: readonly Day[],
  names: Names,
): EffectFigures {
  const { expected, effect, weights } = comparison;
  const would = new Map(expected.map(({ place, value }) => [place, value]));
  const [product, ...donors] = units;
  const after = days
    .map((_, place) => place)
    .filter((place) => place >= windows.postFrom && place < windows.postTo);
  const weighed = donors
    .map(({ sku }, index) => ({ sku, weight: 100 * (weights[index] ?? 0) }))
    .toSorted((one, other) => other.weight - one.weight);
  const rival = ({ sku }: { sku: number }) => names.get(sku)?.isRival ?? true;
  return {
    percent: toPercent(effect),
    low: toPercent(low),
    high: toPercent(high),
    isSure: low > 0 || high < 0,
    perDay: mean(after.map((place) => product?.series[place] ?? 0)),
    expectedPerDay: mean(after.map((place) => would.get(place) ?? 0)),
    method: donors.length < LEAST_FITTED ? 'difference' : 'synthetic',
    days: days
      .map((day, place) => ({
        day,
        place,
        value: product?.series[place] ?? null,
        expected: would.get(place) ?? null,
      }))
      .filter(({ place }) => place >= windows.preFrom && place < windows.postTo)
      .map(({ day, value, expected: would }) => ({ day, value, expected: would })),
    donorsCount: donors.length,
    rivalsCount: donors.filter(rival).length,
    donors: weighed.slice(0, SHOWN_DONORS).map(({ sku, weight }) => ({
      sku: Sku.parse(sku),
      weight,
      name: names.get(sku)?.name ?? String(sku),
      isRival: rival({ sku }),
    })),
    placebos,
  };
}
