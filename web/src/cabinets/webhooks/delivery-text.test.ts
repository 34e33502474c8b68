import type { WebhookDelivery } from '@vitrina/contract/notifications/webhooks.ts';
import { expect, test } from 'vitest';
import { stateTone } from './delivery-text.ts';

const attempt = { at: '2026-11-30T09:00:00.000Z', status: 500, outcome: 'refused', durationMs: 5 } as const;

test.each<[Pick<WebhookDelivery, 'state' | 'attempts'>, string]>([
  [{ state: 'waiting', attempts: [] }, 'neutral'],
  [{ state: 'waiting', attempts: [attempt] }, 'warning'],
  [{ state: 'delivered', attempts: [attempt] }, 'success'],
  [{ state: 'givenUp', attempts: [attempt] }, 'danger'],
])('%j is %s', (delivery, tone) => {
  expect(stateTone({ id: '-', type: 'keyRefused', at: attempt.at, dueAt: null, ...delivery })).toBe(tone);
});
