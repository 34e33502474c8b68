import type { AbChip, AbPauseReason, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { TFunction } from 'i18next';
import type { Tone } from '../../ui/status-badge.tsx';

type Reasoned = Pick<
  AbTest,
  'status' | 'pauseReason' | 'pauseDetails' | 'finishReason' | 'launchedAt' | 'card'
>;

export const STATUS_TONES: Record<AbTest['status'], Tone> = {
  setup: 'neutral',
  running: 'info',
  paused: 'warning',
  finished: 'neutral',
};

/** What paused a test. Where the seller has put another photo there, nothing has failed. */
export function pauseKey({
  pauseReason,
  pauseDetails,
  card,
}: Pick<AbTest, 'pauseReason' | 'pauseDetails' | 'card'>): AbPauseReason | 'sellerChanged' | null {
  return pauseReason === 'error' && pauseDetails === '' && card === 'sellerChanged'
    ? 'sellerChanged'
    : pauseReason;
}

/** Why it is so; undefined where the state says it all. */
export function reasonText(t: TFunction, test: Reasoned): string | undefined {
  const { status, pauseDetails: details, finishReason, launchedAt } = test;
  if (status === 'running') return launchedAt === null ? t('abTests.launching') : undefined;
  if (status === 'finished')
    return finishReason === null ? undefined : t(`abTests.finishReasons.${finishReason}`);
  const reason = pauseKey(test);
  if (status !== 'paused' || reason === null) return undefined;
  return reason === 'error' && details !== ''
    ? t('abTests.pauseReasons.errorNamed', { details })
    : t(`abTests.pauseReasons.${reason}`);
}

/** A colour says "this one is better": it waits for the only verdict that does. */
export function chipTone(chip: AbChip): Tone {
  return chip === 'better' ? 'success' : 'neutral';
}
