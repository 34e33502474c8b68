import type { Piece, Time } from './times.ts';

export type Range = { low: number; high: number };

/** undefined: there is no number at all. */
export function rangeOf(pieces: readonly Piece<number | null>[]): Range | undefined {
  const values = pieces.flatMap(({ value }) => value ?? []);
  return values.length === 0 ? undefined : { low: Math.min(...values), high: Math.max(...values) };
}

/** The box that lines are drawn in: stretched to the width of the strip. */
export const BOX = { width: 1000, height: 40, padding: 5 } as const;

/** Where a moment stands between the ends of the period, from 0 to 1. */
export function shareOf(at: number, { from, to }: Time): number {
  return to === from ? 0 : (at - from) / (to - from);
}

/** Steps from left to right; a line is broken where nothing is known and where there was no number. */
export function linePath(
  pieces: readonly Piece<number | null>[],
  period: Time,
  { isInverted = false }: { isInverted?: boolean | undefined } = {},
): string {
  const range = rangeOf(pieces);
  if (range === undefined) return '';
  const inner = BOX.height - 2 * BOX.padding;
  const yOf = (value: number) => {
    const share = range.high === range.low ? 0.5 : (value - range.low) / (range.high - range.low);
    return round(BOX.padding + inner * (isInverted ? share : 1 - share));
  };
  const xOf = (at: number) => round(shareOf(at, period) * BOX.width);
  let path = '';
  let end: number | undefined;
  for (const { from, to, value } of pieces) {
    if (value === null) {
      end = undefined;
      continue;
    }
    path += from === end ? `V${yOf(value)}` : `M${xOf(from)} ${yOf(value)}`;
    path += `H${xOf(to)}`;
    end = to;
  }
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;
