import type { AbLift, AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import type { Words } from '../../platform/texts/words.ts';
import type { Tone } from '../../ui/status-badge.tsx';

/** The lift with the interval that holds however often one has looked; undefined: nothing may be said yet. */
export function liftText({ t, format }: Words, lift: AbLift | null): string | undefined {
  if (lift === null) return undefined;
  const [value, low, high] = [lift.value, lift.low, lift.high].map(format.change);
  return t('abTests.board.lift', { value, low, high });
}

/** Green says "this one is better", and only that verdict may. */
export function verdictTone({ kind }: Pick<AbVerdict, 'kind'>): Tone {
  return kind === 'better' ? 'success' : 'neutral';
}

/** Ideas that were tried most often first; of those the ones that won. */
export function orderIdeas<Idea extends { idea: string; tests: number; won: number }>(
  ideas: readonly Idea[],
): Idea[] {
  return ideas
    .filter(({ idea }) => idea !== '')
    .toSorted(
      (one, other) => other.tests - one.tests || other.won - one.won || one.idea.localeCompare(other.idea),
    );
}
