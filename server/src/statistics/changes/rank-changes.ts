import type { Change } from '@vitrina/contract/statistics/changes.ts';

/** Without an estimate what a person waited for comes first, then what is lost, then what only others did. */
const KINDS: Readonly<Record<Change['kind'], number>> = { test: 0, fall: 1, jump: 2, card: 3 };
const IMPORTANCE = { high: 2, normal: 1, low: 0 } as const;
/** Where a product stands that was not found. */
const BEYOND = 1001;

/** How large a change is among those of its kind. */
function sizeOf(change: Change): number {
  switch (change.kind) {
    case 'test':
      return Date.parse(change.at);
    case 'fall':
      return (typeof change.after === 'number' ? change.after : BEYOND) - change.before;
    case 'jump':
      return Math.abs(change.after - change.before);
    case 'card':
      return IMPORTANCE[change.importance] * 1e14 + Date.parse(change.at);
  }
}

/** The largest estimated effect first, whichever way it goes; then those without an estimate, kind by kind, the largest first. */
export function rankChanges(changes: readonly Change[]): Change[] {
  const effectOf = ({ effectKopecks }: Change) => (effectKopecks === null ? -1 : Math.abs(effectKopecks));
  return changes.toSorted(
    (one, other) =>
      effectOf(other) - effectOf(one) || KINDS[one.kind] - KINDS[other.kind] || sizeOf(other) - sizeOf(one),
  );
}
