import type { CellCheck } from '@vitrina/contract/positions/causes.ts';

/** Shelves are kept once an hour (decision 0023): a page further away tells of another hour. */
const FURTHEST_MS = 65 * 60_000;

/** When the storefront was asked; the check itself is known by the moment it was planned for. */
export function attemptedAt({
  checkedAt,
  lateSeconds,
}: Pick<CellCheck, 'checkedAt' | 'lateSeconds'>): number {
  return Date.parse(checkedAt) + lateSeconds * 1000;
}

/** In which a page may tell of a check. */
export function nearSpan(at: number): { from: Date; to: Date } {
  return { from: new Date(at - FURTHEST_MS), to: new Date(at + FURTHEST_MS) };
}

/** As the column store has them. */
export const toWholeSeconds = (at: Date) => Math.floor(at.getTime() / 1000);
