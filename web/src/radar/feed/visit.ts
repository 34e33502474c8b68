import type { RadarChange } from '@vitrina/contract/radar/changes.ts';

/** Whoever leaves sooner has not looked. */
export const LOOK_MS = 5000;

type Looked = { shown: ReadonlySet<number>; changes: readonly RadarChange[]; unseen: number };

/**
 * A line is seen once it has stood on a visible screen for `LOOK_MS`. The server keeps one mark, below which everything
 * is seen: it moves when each unseen line was shown, on whichever pages, so that none is passed over.
 */
export function markAfterLook({ shown, changes, unseen }: Looked): {
  shown: ReadonlySet<number>;
  upTo: number | undefined;
} {
  const now = new Set(shown);
  for (const change of changes) if (change.isUnseen) now.add(change.id);
  const isAll = unseen > 0 && now.size >= unseen;
  return { shown: now, upTo: isAll ? Math.max(...now) : undefined };
}
