import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, WebhookId } from '../ids.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { NotificationEvent } from './notifications.ts';

const none = z.object({});

export const WEBHOOK_LIMITS = {
  name: [1, 60],
  url: [9, 2000],
  /** Of one cabinet. */
  webhooks: 10,
  /** How long the log of deliveries goes back. */
  logDays: 30,
  /** After how many days without one that arrived it is switched off. */
  failingDays: 5,
} as const;

type Kind = NotificationEvent['kind'];

/**
 * They never go to a webhook: what is of one person (their money, their roles, their way out of a cabinet), and how webhooks
 * themselves are, so that none of them is sent news of its own failures.
 */
type KeptKind =
  | `webhook${string}`
  | `plan${string}`
  | 'trialBegan'
  | 'walletLow'
  | 'rolesChanged'
  | 'removedFromCabinet'
  | 'cabinetDeleted';

/** A new kind belongs to one of the two sides before this compiles. */
const OF_CABINET: Record<Exclude<Kind, KeptKind>, true> = {
  positionAlert: true,
  positionDigest: true,
  jumpsFound: true,
  radarAlert: true,
  radarDigest: true,
  piggyBackersToday: true,
  abTestLaunched: true,
  abTestPaused: true,
  abTestFinished: true,
  abTestRestoreFailing: true,
  keyRefused: true,
  cabinetBlocked: true,
  cabinetUnblocked: true,
  inviteAccepted: true,
  exportReady: true,
  exportFailed: true,
  importDone: true,
  importAsking: true,
  importFailed: true,
  cardReady: true,
  cardFailed: true,
};
export type WebhookKind = keyof typeof OF_CABINET;
export const WEBHOOK_KINDS = Object.keys(OF_CABINET) as [WebhookKind, ...WebhookKind[]];
export const WebhookKind = z.enum(WEBHOOK_KINDS);

export function isWebhookKind(kind: Kind): kind is WebhookKind {
  return kind in OF_CABINET;
}

/** Sent when a person wants to see whether their receiver works. */
export const WEBHOOK_TEST = 'webhook.test';
export const WebhookType = z.union([WebhookKind, z.literal(WEBHOOK_TEST)]);
export type WebhookType = z.infer<typeof WebhookType>;

/** What a receiver gets as the body of a request: the event as the bell has it, and the cabinet that it is of. */
export const WebhookMessage = z.object({
  type: WebhookType,
  /** When it happened. */
  timestamp: Instant,
  data: z.intersection(
    z.object({ cabinetId: CabinetId }),
    z.union([NotificationEvent, z.object({ kind: z.literal(WEBHOOK_TEST) })]),
  ),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** What a signing secret begins with, by the specification of Standard Webhooks. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

export const Webhook = z.object({
  id: WebhookId,
  name: z.string(),
  url: z.string(),
  kinds: z.array(WebhookKind),
  isOn: z.boolean(),
  /** The receiver has answered that it is gone (410), and nobody has switched the webhook on again. */
  isGone: z.boolean(),
  /** Nothing had arrived for days, so the product has switched it off, and nobody has switched it on again. */
  isGivenUp: z.boolean(),
  createdAt: Instant,
  /** Since when every attempt has failed; null: the last one arrived, or there was none. */
  failingSince: z.nullable(Instant),
  lastDeliveredAt: z.nullable(Instant),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDraft = z.object({
  name: line(...WEBHOOK_LIMITS.name),
  url: line(...WEBHOOK_LIMITS.url),
  kinds: z.array(WebhookKind).check(z.minLength(1), z.maxLength(WEBHOOK_KINDS.length)),
});
export type WebhookDraft = z.infer<typeof WebhookDraft>;

export const WebhookAttempt = z.object({
  at: Instant,
  /** Of the answer; null when there was none. */
  status: z.nullable(z.int()),
  /** `delivered`: any 2xx. `private`: the name leads to an address that is nobody's on the public network. */
  outcome: z.enum(['delivered', 'refused', 'redirect', 'timeout', 'unreachable', 'private', 'address']),
  durationMs: z.int(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDelivery = z.object({
  /** The same at every attempt: the header `webhook-id`. */
  id: z.uuid(),
  type: WebhookType,
  /** When it happened. */
  at: Instant,
  state: z.enum(['waiting', 'delivered', 'givenUp']),
  /** The next attempt, while it waits. */
  dueAt: z.nullable(Instant),
  /** The newest first, at most ten. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofWebhook = z.extend(inCabinet, { webhookId: WebhookId });
const access = { cabinet: 'settings' } as const;
const secret = z.string();

export const getWebhooks = route({
  method: 'POST',
  path: 'webhook/getAll',
  access,
  input: inCabinet,
  output: z.object({ webhooks: z.array(Webhook) }),
  errors: [],
});

/** This answer and that of `renewWebhookSecret` are the only ones that have the secret. */
export const createWebhook = route({
  method: 'POST',
  path: 'webhook/create',
  access,
  input: z.extend(inCabinet, WebhookDraft.shape),
  output: z.object({ secret, webhook: Webhook }),
  errors: ['webhook.tooMany', 'webhook.refusedAddress'],
});

/** Switched off, what still waits is given up; it can be sent again by hand. */
export const changeWebhook = route({
  method: 'POST',
  path: 'webhook/change',
  access,
  input: z.extend(ofWebhook, { ...WebhookDraft.shape, isOn: z.boolean() }),
  output: z.object({ webhook: Webhook }),
  errors: ['webhook.notFound', 'webhook.refusedAddress'],
});

/** The former secret signs nothing from now on. */
export const renewWebhookSecret = route({
  method: 'POST',
  path: 'webhook/renewSecret',
  access,
  input: ofWebhook,
  output: z.object({ secret }),
  errors: ['webhook.notFound'],
});

export const deleteWebhook = route({
  method: 'POST',
  path: 'webhook/delete',
  access,
  input: ofWebhook,
  output: none,
  errors: ['webhook.notFound'],
});

export const testWebhook = route({
  method: 'POST',
  path: 'webhook/test',
  access,
  input: ofWebhook,
  output: none,
  errors: ['webhook.notFound', 'webhook.isOff'],
});

/** Newest first. */
export const getWebhookDeliveries = route({
  method: 'POST',
  path: 'webhook/getDeliveries',
  access,
  input: z.extend(Page, ofWebhook.shape),
  output: z.object({ deliveries: z.array(WebhookDelivery), total: z.int() }),
  errors: ['webhook.notFound'],
});

/** The same message under the same id, at once. */
export const redeliverWebhook = route({
  method: 'POST',
  path: 'webhook/redeliver',
  access,
  input: z.extend(ofWebhook, { deliveryId: z.uuid() }),
  output: none,
  errors: ['webhook.notFound', 'webhook.isOff', 'webhook.deliveryNotFound'],
});
