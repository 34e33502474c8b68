import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import type { Tone } from '../../ui/status-badge.tsx';

/** Running is the only state in which something happens. */
export const STATUS_TONES = {
  setup: 'neutral',
  running: 'success',
  paused: 'warning',
  finished: 'info',
} as const satisfies Record<AbTest['status'], Tone>;

type Stated = Pick<AbTest, 'status' | 'pauseReason' | 'finishReason' | 'card'>;

export type StateNote =
  | { of: 'pauses'; key: NonNullable<AbTest['pauseReason']>; isAlert: true }
  | { of: 'finishes'; key: NonNullable<AbTest['finishReason']>; isAlert: false }
  | { of: 'cards'; key: Exclude<AbTest['card'], 'untouched' | 'testing'>; isAlert: boolean };

/** Why a test stands as it does, what the next step is, and what is on the card now; each is one sentence. */
export function listStateNotes({ status, pauseReason, finishReason, card }: Stated): readonly StateNote[] {
  const notes: StateNote[] = [];
  if (status === 'paused' && pauseReason !== null)
    notes.push({ of: 'pauses', key: pauseReason, isAlert: true });
  if (status === 'finished' && finishReason !== null)
    notes.push({ of: 'finishes', key: finishReason, isAlert: false });
  if (card !== 'untouched' && card !== 'testing')
    notes.push({ of: 'cards', key: card, isAlert: card === 'sellerChanged' });
  return notes;
}

type PointsAtStop = { kind: 'free' | 'none' } | { kind: 'charged'; amount: number };

/** Before the first change of the picture nothing is charged, afterwards the whole price. */
export function pointsAtStop({
  launchedAt,
  pricePoints,
}: Pick<AbTest, 'launchedAt' | 'pricePoints'>): PointsAtStop {
  if (pricePoints === 0) return { kind: 'free' };
  return launchedAt === null ? { kind: 'none' } : { kind: 'charged', amount: pricePoints };
}

/** Which image stays on the card when the test is stopped now; null: the pictures that the card had come back. */
export function keptAtStop(
  { settings }: Pick<AbTest, 'settings'>,
  verdict: AbVerdict | undefined,
): AbImage['id'] | null {
  return settings.appliesWinner && verdict?.kind === 'better' ? verdict.imageId : null;
}
