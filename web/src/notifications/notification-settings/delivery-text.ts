import type { NotificationDelivery } from '@vitrina/contract/notifications/settings.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../platform/texts/create-format.ts';
import type { Tone } from '../../ui/status-badge.tsx';

const TONES: Record<NotificationDelivery['state'], Tone> = {
  waiting: 'info',
  sending: 'info',
  arrived: 'success',
  sent: 'success',
  failed: 'danger',
  unknown: 'warning',
};

/** What is over because of something newer is nobody's fault. */
export function toneOf({ state, reason }: Pick<NotificationDelivery, 'state' | 'reason'>): Tone {
  return reason === 'outdated' ? 'neutral' : TONES[state];
}

/** What became of it, and what a person can do about that. */
export function deliveryText(
  t: TFunction,
  format: Pick<Format, 'instant'>,
  { state, reason, dueAt }: Pick<NotificationDelivery, 'state' | 'reason' | 'dueAt'>,
): { state: string; next: string | undefined } {
  const why = reason === null ? undefined : t(`notificationSettings.log.reasons.${reason}`);
  const next: Partial<Record<typeof state, string>> = {
    waiting: t('notificationSettings.log.leavesAt', { at: format.instant(dueAt) }),
    sent: t('notificationSettings.log.sentText'),
    unknown: t('notificationSettings.log.unknownText'),
  };
  return { state: t(`notificationSettings.log.states.${state}`), next: why ?? next[state] };
}
