import type { Webhook } from '@vitrina/contract/notifications/webhooks.ts';
import type { Tone } from '../../ui/status-badge.tsx';

type WebhookState = 'on' | 'failing' | 'off' | 'gone' | 'givenUp';
type Facts = Pick<Webhook, 'isOn' | 'isGone' | 'isGivenUp' | 'failingSince'>;

/** Switched off it says by whom: people, the receiver or the product. */
export function webhookState({ isOn, isGone, isGivenUp, failingSince }: Facts): WebhookState {
  if (isOn) return failingSince === null ? 'on' : 'failing';
  if (isGone) return 'gone';
  return isGivenUp ? 'givenUp' : 'off';
}

export const STATE_TONES: Record<WebhookState, Tone> = {
  on: 'success',
  failing: 'danger',
  off: 'neutral',
  gone: 'warning',
  givenUp: 'danger',
};
