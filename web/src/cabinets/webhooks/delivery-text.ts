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

export function stateText({ t, format }: Words, { state, attempts, dueAt }: WebhookDelivery): string {
  if (state !== 'waiting') return t(`webhooks.log.states.${state}`);
  return attempts.length === 0 || dueAt === null
    ? t('webhooks.log.states.waiting')
    : t('webhooks.log.states.retrying', { at: format.instant(dueAt) });
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
