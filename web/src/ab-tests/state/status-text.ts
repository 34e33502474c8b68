import type { AbChip, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { TFunction } from 'i18next';
import type { Tone } from '../../ui/status-badge.tsx';

type Reasoned = Pick<AbTest, 'status' | 'pauseReason' | 'pauseDetails' | 'finishReason' | 'launchedAt'>;

export const STATUS_TONES: Record<AbTest['status'], Tone> = {
  setup: 'neutral',
  running: 'info',
  paused: 'warning',
  finished: 'neutral',
};

/** Why it is so; undefined where the state says it all. */
export function reasonText(t: TFunction, test: Reasoned): string | undefined {
  const { status, pauseReason, pauseDetails, finishReason, launchedAt } = test;
  if (status === 'running') return launchedAt === null ? t('abTests.launching') : undefined;
  if (status === 'finished')
    return finishReason === null ? undefined : t(`abTests.finishReasons.${finishReason}`);
  if (status !== 'paused' || pauseReason === null) return undefined;
  const reason = t(`abTests.pauseReasons.${pauseReason}`);
  return pauseReason === 'error' && pauseDetails !== ''
    ? t('abTests.named', { name: reason, value: pauseDetails })
    : reason;
}

/** A colour says "this one is better": it waits for the only verdict that does. */
export function chipTone(chip: AbChip): Tone {
  return chip === 'better' ? 'success' : 'neutral';
}
