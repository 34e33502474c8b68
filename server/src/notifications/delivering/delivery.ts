import type { NotificationChannel } from '@vitrina/contract/deliveries.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

export type Delivering = Pick<Context, 'db' | 'clock' | 'env' | 'log' | 'send'>;

/** What a worker holds for a while; with another number of attempts it belongs to somebody else. */
export type Held = { id: number; attempts: number };

export type Delivery = Held & {
  notificationId: number;
  event: NotificationEvent;
  cabinetId: number | null;
  /** Where the person has several: of which of them it is. */
  cabinetName: string | null;
  mayReceive: boolean;
  giveUpAt: Date;
};

/** What goes to one person in one message. */
export type Claim = { userId: number; channel: NotificationChannel; deliveries: readonly Delivery[] };

/** Above the longest call and the one repetition after a "too early". */
const LEASE_SECONDS = 60;
// Leases are about dead workers, so they go by the database's own clock.
export const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
/** Far below what the messenger takes as one message, whatever the names are. */
export const MOST_IN_MESSAGE = 6;
