import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { DeliveryReason, DeliveryState, NotificationChannel } from '../deliveries.ts';
import { CabinetId, NotificationDeliveryId } from '../ids.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';
import { NotificationEvent } from './notifications.ts';
import { NotificationChoice, NotificationTopic } from './topics.ts';

/** Without a cabinet: what holds in every cabinet that has no choice of its own, and for what is of no cabinet. */
const Scope = z.object({ cabinetId: z.optional(CabinetId) });

/** Whole hours of Moscow; `from` after `to` lasts over midnight. */
const MoscowHour = z.int().check(z.minimum(0), z.maximum(23));
export const NotificationQuietHours = z
  .object({ from: MoscowHour, to: MoscowHour })
  .check(z.refine(({ from, to }) => from !== to));
export type NotificationQuietHours = z.infer<typeof NotificationQuietHours>;

/** What waits for one moment comes as one message of each cabinet, or one of all. */
export const NotificationDigest = z.enum(['cabinet', 'all']);
export type NotificationDigest = z.infer<typeof NotificationDigest>;

export const NotificationSettings = z.object({
  topics: z.array(
    z.object({
      topic: NotificationTopic,
      choice: NotificationChoice,
      /** Where it was chosen: in this cabinet, for all, or nowhere. */
      from: z.enum(['cabinet', 'all', 'default']),
    }),
  ),
  quiet: z.nullable(NotificationQuietHours),
  digest: NotificationDigest,
  messenger: z.object({
    state: z.enum(['off', 'notConnected', 'connected', 'blocked']),
    username: z.nullable(z.string()),
  }),
  /** Letters go to an address that somebody has confirmed. */
  isEmailVerified: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getNotificationSettings = route({
  method: 'POST',
  path: 'notification/getSettings',
  access: 'user',
  input: Scope,
  output: NotificationSettings,
  errors: ['cabinet.notFound'],
});

/** Null takes a choice back: then the one for all cabinets holds, or the default. */
export const saveNotificationChoice = route({
  method: 'POST',
  path: 'notification/saveChoice',
  access: 'user',
  input: z.extend(Scope, { topic: NotificationTopic, choice: z.nullable(NotificationChoice) }),
  output: NotificationSettings,
  errors: ['cabinet.notFound'],
});

/** Of the messenger: a letter makes no sound, and the bell waits anyway. */
export const saveNotificationQuiet = route({
  method: 'POST',
  path: 'notification/saveQuiet',
  access: 'user',
  input: z.object({ quiet: z.nullable(NotificationQuietHours), digest: NotificationDigest }),
  output: z.object({}),
  errors: [],
});

export const NotificationDelivery = z.object({
  id: NotificationDeliveryId,
  event: NotificationEvent,
  cabinetId: z.nullable(CabinetId),
  at: Instant,
  person: z.string(),
  isMine: z.boolean(),
  channel: NotificationChannel,
  state: DeliveryState,
  reason: z.nullable(DeliveryReason),
  /** When it leaves, while it waits. */
  dueAt: Instant,
  /** When it came to its end; null: it has not. */
  doneAt: z.nullable(Instant),
});
export type NotificationDelivery = z.infer<typeof NotificationDelivery>;

/** Newest first: one's own, and with a cabinet that one owns everything that was sent about it. */
export const listNotificationDeliveries = route({
  method: 'POST',
  path: 'notification/getDeliveries',
  access: 'user',
  input: z.extend(Page, { ...Scope.shape, topic: z.optional(NotificationTopic) }),
  output: z.object({ deliveries: z.array(NotificationDelivery), total: z.int() }),
  errors: ['cabinet.notFound'],
});
