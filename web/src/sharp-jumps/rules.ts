import type { JumpMetric, JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import type { ValueUnit } from '../platform/texts/create-format.ts';

export const METRIC_UNITS: Readonly<Record<JumpMetric, ValueUnit>> = {
  count: 'count',
  added_to_cart: 'count',
  ord: 'count',
  gmv: 'kopecks',
};

function isSeasonal({ lastYear }: Pick<JumpRow, 'lastYear'>): boolean {
  return lastYear?.isAlike === true;
}

/** What is left of a list without what came last year as well, and how much that is. */
export function withoutSeasonal<Row extends Pick<JumpRow, 'lastYear'>>(
  rows: readonly Row[],
  isHidden: boolean,
) {
  const shown = isHidden ? rows.filter((row) => !isSeasonal(row)) : rows;
  return { shown, hidden: rows.length - shown.length };
}

export type Reason = 'season' | 'holiday' | 'note';

/** Likely reasons, the strongest first. */
export function reasonsOf(row: Pick<JumpRow, 'lastYear' | 'holiday' | 'note'>): Reason[] {
  const reasons: [Reason, boolean][] = [
    ['season', isSeasonal(row)],
    ['holiday', row.holiday !== null],
    ['note', row.note !== null],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Absolute change, whichever way. */
export function sizeOf({ before, after }: Pick<JumpRow, 'before' | 'after'>): number {
  return Math.abs(after - before);
}

const two = (number: number) => String(number).padStart(2, '0');

/** 14:00 of a day; the hour of Moscow, as everywhere. */
export function hourText(hour: number): string {
  return `${two(hour)}:00`;
}

/** The places of the later window in the daily figures of both. */
export function laterHalf(counts: readonly unknown[]): readonly [number, number] {
  return [counts.length / 2, counts.length - 1];
}

/** How far the whole market moved; null: there was nothing before. */
export function marketChange(market: { before: number; after: number } | null): number | null {
  return market === null || market.before === 0 ? null : market.after / market.before - 1;
}
