import type { NotificationChannel } from '@vitrina/contract/deliveries.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import {
  NOTIFICATION_GROUPS,
  type NotificationEvent,
  type NotificationGroup,
} from '@vitrina/contract/notifications/notifications.ts';

/** Whoever did not look for a quarter of a year has other ways to see how things stand. */
export const KEPT_DAYS = 90;

/** How long after its time a message is still worth sending: what fell an hour ago is read in the bell. */
export const WORTH_TRYING_MS: Record<NotificationChannel, number> = {
  messenger: HOUR_MS,
  letter: 24 * HOUR_MS,
};

const KINDS = Object.keys(NOTIFICATION_GROUPS) as NotificationEvent['kind'][];

/** Which events a tab of the bell shows; `general` ones stand under "all" only, which is no group at all. */
export function kindsOf(group: NotificationGroup | undefined): NotificationEvent['kind'][] {
  return KINDS.filter((kind) => group === undefined || NOTIFICATION_GROUPS[kind] === group);
}
