/** What a field takes, in the unit that is typed: `step` is the smallest difference. */
export type Bounds = { least: number; most: number; step: number };

const NUMBER = /^[+\-−]?\d+(?:[.,]\d+)?$/;

/** null: an empty field; undefined: no number that the field takes. */
export function readTyped(text: string, { least, most, step }: Bounds): number | null | undefined {
  const bare = text.replaceAll(/[\s%₽]/g, '');
  if (bare === '') return null;
  if (!NUMBER.test(bare)) return undefined;
  const value = Number(bare.replace('−', '-').replace(',', '.'));
  const steps = Math.round(value / step);
  const isWhole = Math.abs(value / step - steps) < 1e-6;
  return isWhole && value >= least && value <= most ? Number((steps * step).toFixed(2)) : undefined;
}

export function writeTyped(value: number | null): string {
  return value === null ? '' : String(value);
}
