import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { pauseKey } from '../state/status-text.ts';

type Stated = Pick<
  AbTest,
  'status' | 'pauseReason' | 'pauseDetails' | 'finishReason' | 'card' | 'appliedImageId'
>;
type CardNote = Exclude<AbTest['card'], 'untouched' | 'testing'> | 'applying';

export type StateNote =
  | { of: 'pauses'; key: NonNullable<ReturnType<typeof pauseKey>>; isAlert: true }
  | { of: 'finishes'; key: NonNullable<AbTest['finishReason']>; isAlert: false }
  | { of: 'cards'; key: CardNote; isAlert: boolean };

/** Why a test stands as it does, what the next step is, and what is on the card now; each is one sentence. */
export function listStateNotes(test: Stated): readonly StateNote[] {
  const { status, finishReason, card, appliedImageId } = test;
  const notes: StateNote[] = [];
  const pause = pauseKey(test);
  if (status === 'paused' && pause !== null) notes.push({ of: 'pauses', key: pause, isAlert: true });
  if (status === 'finished' && finishReason !== null)
    notes.push({ of: 'finishes', key: finishReason, isAlert: false });
  if (card === 'untouched' || card === 'testing') return notes;
  // The same way to the card, with another end.
  const key = card === 'restoring' && appliedImageId !== null ? 'applying' : card;
  notes.push({ of: 'cards', key, isAlert: key === 'sellerChanged' });
  return notes;
}

/** When the first image is up at the latest: a test that was resumed in its warm-up is launched once more. */
export function launchedBy({ runningSince }: Pick<AbTest, 'runningSince'>): string | null {
  if (runningSince === null) return null;
  return new Date(Date.parse(runningSince) + AB_BOUNDS.launchMinutes * MINUTE_MS).toISOString();
}

/** Whether another key is what it waits for: an error may be anything, and a refused key says so in the marketplace's words. */
export function needsKey({
  pauseReason,
  pauseDetails,
}: Pick<AbTest, 'pauseReason' | 'pauseDetails'>): boolean {
  return pauseReason === 'readOnlyKey' || (pauseReason === 'error' && /api-?key/i.test(pauseDetails));
}

/** Which image was left on the card after the end, or is on its way there; null: none, or the seller has another there by now. */
export function appliedImage({
  card,
  appliedImageId,
}: Pick<AbTest, 'card' | 'appliedImageId'>): AbImage['id'] | null {
  return card === 'winner' || card === 'restoring' ? appliedImageId : null;
}

/** Which image stays on the card when the test is stopped now; null: none of the test's. */
export function keptAtStop(
  { settings, card }: Pick<AbTest, 'settings' | 'card'>,
  verdict: AbVerdict | undefined,
): AbImage['id'] | null {
  if (card === 'sellerChanged') return null;
  return settings.appliesWinner && verdict?.kind === 'better' ? verdict.imageId : null;
}
