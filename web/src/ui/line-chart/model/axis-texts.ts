import type { Format, ValueUnit } from '../../../platform/texts/create-format.ts';

/** Digits that tell two neighbours of an axis apart, and no noise of doubles. */
const MOST_DIGITS = 6;
/** How many digits a unit moves its numbers before they are written: 0.01 is 1 %, 100 kopecks are 1 rouble. */
const MOVED: Partial<Record<ValueUnit, number>> = { share: 2, change: 2, kopecks: -2 };

/** Short while that is enough to tell the signs of an axis apart, as exact as they need it otherwise; null has no text. */
export function axisTexts(values: readonly (number | null)[], unit: ValueUnit, format: Format): string[] {
  const known = values.filter((value) => value !== null);
  const short = known.map((value) => format.short(value, unit));
  const [first = 0, second = first] = known;
  const step = Math.abs(second - first);
  const isEnough = new Set(short).size === short.length || step === 0;
  const digits = Math.ceil(-Math.log10(step) - 1e-9) - (MOVED[unit] ?? 0);
  const write = isEnough
    ? (value: number) => format.short(value, unit)
    : (value: number) => format.fixed(value, unit, Math.min(MOST_DIGITS, Math.max(0, digits)));
  return values.map((value) => (value === null ? '' : write(value)));
}

/** On a logarithmic axis 1, 2, 5, 10, 20 and so on have their number, the lines between them have none. */
export function roundOnly(values: readonly number[]): (number | null)[] {
  return values.map((value) => (/^[125]e/.test(value.toExponential()) ? value : null));
}
