import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';

/** The newest operation that was there at a moment; milliseconds of the machine's time. */
type Mark = { at: number; lastOperation: number };

/** An operation may be committed after one of a higher number. None of our transactions lives for so long. */
const OVERLAP_MS = 10 * MINUTE_MS;

export type Checked = { wholeAt: number | null; marks: readonly Mark[] };

export const NOTHING_CHECKED: Checked = { wholeAt: null, marks: [] };

/** After which operation to check; undefined: the whole ledger, once a day and until there is something to begin from. */
export function startOfCheck({ wholeAt, marks }: Checked, now: number): number | undefined {
  if (wholeAt === null || now - wholeAt >= DAY_MS) return undefined;
  return marks.findLast(({ at }) => now - at >= OVERLAP_MS)?.lastOperation;
}

type PlanCheck = { mark: Mark; isWhole: boolean; isRight: boolean };

/** A ledger that is wrong is read as a whole each time until somebody has repaired it. */
export function afterCheck({ wholeAt, marks }: Checked, { mark, isWhole, isRight }: PlanCheck): Checked {
  if (!isRight) return NOTHING_CHECKED;
  const first = marks.findLastIndex(({ at }) => mark.at - at >= OVERLAP_MS);
  return { wholeAt: isWhole ? mark.at : wholeAt, marks: [...marks.slice(Math.max(first, 0)), mark] };
}
