import {
  WEBHOOK_TEST,
  type WebhookAttempt,
  type WebhookDelivery,
} from '@vitrina/contract/notifications/webhooks.ts';
import type { Words } from '../../platform/texts/words.ts';
import type { Tone } from '../../ui/status-badge.tsx';

export function kindText({ t }: Words, { type }: WebhookDelivery): string {
  return type === WEBHOOK_TEST ? t('webhooks.testKind') : t(`webhooks.kindNames.${type}`);
}

export function stateText({ t }: Words, { state, attempts }: WebhookDelivery): string {
  const shown = state === 'waiting' && attempts.length > 0 ? 'retrying' : state;
  return t(`webhooks.log.states.${shown}`);
}

export function stateTone({ state, attempts }: WebhookDelivery): Tone {
  if (state === 'delivered') return 'success';
  if (state === 'givenUp') return 'danger';
  return attempts.length === 0 ? 'neutral' : 'warning';
}

export function attemptText(
  { t, format }: Words,
  { at, status, outcome, durationMs }: WebhookAttempt,
): string {
  const what = t(`webhooks.log.outcomes.${outcome}`, { status });
  return t('webhooks.log.attempt', { at: format.instant(at), what, ms: format.count(durationMs) });
}
