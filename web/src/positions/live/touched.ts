import { getPositionBudget } from '@vitrina/contract/positions/budget.ts';
import { getPositionAsk } from '@vitrina/contract/positions/checking.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import type { PositionEvent } from '@vitrina/contract/positions/live.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';

/** What events were about, until the screen looks: everything, or some entries. */
export type Touched = { all: boolean; entryIds: ReadonlySet<number>; requestedIds: ReadonlySet<number> };

export const NOTHING_TOUCHED: Touched = { all: false, entryIds: new Set(), requestedIds: new Set() };

export function withEvent(touched: Touched, event: PositionEvent | 'again'): Touched {
  if (event === 'again' || event.kind === 'tracking') return { ...touched, all: true };
  if (event.kind === 'ask')
    return { ...touched, requestedIds: new Set([...touched.requestedIds, ...event.entryIds]) };
  return { ...touched, entryIds: new Set([...touched.entryIds, ...event.entryIds]) };
}

/** Whether an answer that is shown may have changed, by its query's key. */
export function isTouched(touched: Touched, [path, input]: readonly unknown[]): boolean {
  const entryId =
    typeof input === 'object' && input !== null && 'entryId' in input ? input.entryId : undefined;
  const has = (ids: ReadonlySet<number>) => typeof entryId === 'number' && ids.has(entryId);
  if (path === listPositionEntries.path) return touched.all || touched.entryIds.size > 0;
  if (path === getPositionBudget.path) return touched.all;
  if (path === getPositionMatrix.path) return touched.all || has(touched.entryIds);
  return path === getPositionAsk.path && (touched.all || has(touched.requestedIds));
}
