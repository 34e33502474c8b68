import type { ReportContext } from '../platform/context.ts';
import { listDaily } from './list-daily.ts';
import type { Jump, ListedJumps } from './list-jumps.ts';
import { listTexts } from './list-texts.ts';
import { listPastWindows, type PastWindows } from './past-windows.ts';
import type { WindowComparison } from './plan-comparison.ts';

/** A jump with what is the same for everybody who looks at it. */
export type DescribedJump = Jump & {
  text: string;
  counts: (number | null)[];
  windows: PastWindows | undefined;
};
export type DescribedJumps = Omit<ListedJumps, 'jumps'> & { jumps: DescribedJump[] };

export async function describeJumps<One extends Jump>(
  context: ReportContext,
  comparison: WindowComparison,
  jumps: readonly One[],
): Promise<(One & DescribedJump)[]> {
  if (jumps.length === 0) return [];
  const ids = jumps.map(({ query_id }) => query_id);
  const [texts, counts, windows] = await Promise.all([
    listTexts(context, ids),
    listDaily(context, comparison, ids),
    listPastWindows(context, comparison, ids),
  ]);
  return jumps.map((jump) => ({
    ...jump,
    text: texts.get(jump.query_id) ?? '',
    counts: counts.get(jump.query_id) ?? [],
    windows: windows.get(jump.query_id),
  }));
}
