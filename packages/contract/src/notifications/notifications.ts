import * as z from 'zod/mini';
import { AbFinishReason, AbPauseReason } from '../ab-tests/project.ts';
import { Role } from '../access.ts';
import { Day, Instant } from '../dates.ts';
import { CabinetId, Marketplace, NotificationId, Sku, WebhookId } from '../ids.ts';
import { Page } from '../paging.ts';
import { AlertHit } from '../positions/alerts.ts';
import { RadarAlertHit } from '../radar/alerts.ts';
import { route } from '../route.ts';
import { JumpAlertFilter } from '../sharp-jumps.ts';
import { NOTIFICATIONS_PATH } from '../unread-notifications.ts';

/** The tabs of the bell; `general` is shown under "all" only. */
export const NotificationGroup = z.enum(['radar', 'tests', 'billing', 'general']);
export type NotificationGroup = z.infer<typeof NotificationGroup>;

const ofAbTest = { testId: z.int(), name: z.string() };
/** `since`: of the first attempt after the last one that arrived. */
const ofWebhook = { webhookId: WebhookId, name: z.string(), since: Instant };
const ofImport = { importId: z.uuid(), marketplace: Marketplace, name: z.string() };

/** Cards that a notice of other sellers names; of more it says how many. */
export const PIGGY_BACKERS_SHOWN = 5;

/** The cabinet is closed to, or open again to, this person alone: the owner's plan has no seat for them, or has one again. */
const isResting = z.optional(z.literal(true));

/** What happened, as data: the sentence is written in the reader's language. */
export const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exportReady'), exportId: z.uuid(), name: z.string(), rows: z.int() }),
  z.object({ kind: z.literal('exportFailed'), name: z.string() }),
  /** An import in the background has ended, or waits for an answer. */
  z.object({ kind: z.literal('importDone'), ...ofImport, rows: z.int() }),
  z.object({ kind: z.enum(['importAsking', 'importFailed']), ...ofImport }),
  z.object({ kind: z.literal('keyRefused'), cabinetName: z.string() }),
  z.object({ kind: z.literal('cabinetBlocked'), cabinetName: z.string(), isResting }),
  z.object({ kind: z.literal('cabinetUnblocked'), cabinetName: z.string(), isResting }),
  z.object({ kind: z.literal('inviteAccepted'), cabinetName: z.string(), person: z.string() }),
  z.object({ kind: z.literal('rolesChanged'), cabinetName: z.string(), roles: z.array(Role) }),
  z.object({ kind: z.literal('removedFromCabinet'), cabinetName: z.string() }),
  z.object({ kind: z.literal('cabinetDeleted'), cabinetName: z.string() }),
  /** Three days and one day before. With `renewal` a month is to be bought by itself, or the points for it are missing. */
  z.object({
    kind: z.literal('planEnding'),
    planType: z.int(),
    activeTo: Instant,
    renewal: z.optional(z.enum(['willRenew', 'notEnoughPoints'])),
    /** What the month costs. */
    price: z.optional(z.int()),
  }),
  /** On the day: what is in force now, 0 for nothing. */
  z.object({
    kind: z.literal('planEnded'),
    planType: z.int(),
    planTypeNow: z.int(),
    renewal: z.optional(z.literal('notEnoughPoints')),
  }),
  z.object({ kind: z.literal('planRenewed'), planType: z.int(), activeTo: Instant, price: z.int() }),
  z.object({ kind: z.literal('trialBegan'), planType: z.int(), activeTo: Instant }),
  /** What is available has fallen below the threshold that the person has set. */
  z.object({ kind: z.literal('walletLow'), available: z.int(), threshold: z.int() }),
  /** A saved filter of sharp jumps has found some on a newly measured day. */
  z.object({
    kind: z.literal('jumpsFound'),
    name: z.string(),
    day: Day,
    jumps: z.int(),
    /** No more than the longest list of jumps was looked at, and there are others behind its end. */
    isMore: z.optional(z.boolean()),
    /** The largest of them. */
    query: z.string(),
    filter: JumpAlertFilter,
  }),
  /** A rule about positions has fired: of its queries the one that changed most, and how many there are. */
  z.object({ kind: z.literal('positionAlert'), at: Instant, queries: z.int(), hit: AlertHit }),
  /** What rules have said while it was to be quiet; of the last of it the query that changed most. */
  z.object({ kind: z.literal('positionDigest'), at: Instant, firings: z.int(), hit: AlertHit }),
  /** The first image of a test is up. */
  z.object({ kind: z.literal('abTestLaunched'), ...ofAbTest }),
  /** By the product itself, never by a person. */
  z.object({ kind: z.literal('abTestPaused'), ...ofAbTest, reason: AbPauseReason }),
  z.object({ kind: z.literal('abTestFinished'), ...ofAbTest, reason: AbFinishReason }),
  /** The original pictures could not be put back for an hour. */
  z.object({ kind: z.literal('abTestRestoreFailing'), ...ofAbTest }),
  /** Other sellers on own cards, once a day: who came, went or moved their price since the last such notice. */
  z.object({
    kind: z.literal('piggyBackersToday'),
    /** Each card has a link of its own into it. */
    cabinetId: CabinetId,
    day: Day,
    appeared: z.int(),
    left: z.int(),
    changed: z.int(),
    onCards: z.int(),
    cards: z.array(
      z.object({
        sku: Sku,
        title: z.string(),
        sellers: z.int(),
        lowestKopecks: z.nullable(z.int()),
        undercutKopecks: z.nullable(z.int()),
      }),
    ),
    moreCards: z.int(),
  }),
  /** A rule about changes of cards has fired by one look: of its lines the most important, and how many there are. */
  z.object({ kind: z.literal('radarAlert'), at: Instant, changes: z.int(), hit: RadarAlertHit }),
  /** What a rule has found while it waited; the most important line of the last look. */
  z.object({
    kind: z.literal('radarDigest'),
    at: Instant,
    changes: z.int(),
    cards: z.int(),
    hit: RadarAlertHit,
  }),
  /** A card analysis that was left is over; without a title the card was never read. */
  z.object({
    kind: z.enum(['cardReady', 'cardFailed']),
    runId: z.uuid(),
    sku: Sku,
    title: z.nullable(z.string()),
  }),
  /** For a day nothing has arrived at a webhook of the cabinet. */
  z.object({ kind: z.literal('webhookFailing'), ...ofWebhook }),
  /** Switched off by the product: nothing has arrived for days, or the receiver has said that it is gone. */
  z.object({ kind: z.literal('webhookOff'), ...ofWebhook, why: z.enum(['failing', 'gone']) }),
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;

export const NOTIFICATION_GROUPS = {
  exportReady: 'general',
  exportFailed: 'general',
  importDone: 'general',
  importAsking: 'general',
  importFailed: 'general',
  keyRefused: 'general',
  cabinetBlocked: 'billing',
  cabinetUnblocked: 'billing',
  inviteAccepted: 'general',
  rolesChanged: 'general',
  removedFromCabinet: 'general',
  cabinetDeleted: 'general',
  planEnding: 'billing',
  planEnded: 'billing',
  planRenewed: 'billing',
  trialBegan: 'billing',
  walletLow: 'billing',
  jumpsFound: 'general',
  positionAlert: 'general',
  positionDigest: 'general',
  piggyBackersToday: 'radar',
  radarAlert: 'radar',
  radarDigest: 'radar',
  cardReady: 'general',
  cardFailed: 'general',
  abTestLaunched: 'tests',
  abTestPaused: 'tests',
  abTestFinished: 'tests',
  abTestRestoreFailing: 'tests',
  webhookFailing: 'general',
  webhookOff: 'general',
} as const satisfies Record<NotificationEvent['kind'], NotificationGroup>;

export const Notification = z.object({
  id: NotificationId,
  at: Instant,
  isRead: z.boolean(),
  /** The cabinet that it leads to; null when there is none (any more). */
  cabinetId: z.nullable(CabinetId),
  event: NotificationEvent,
});
export type Notification = z.infer<typeof Notification>;

/** Newest first. */
export const listNotifications = route({
  method: 'POST',
  path: NOTIFICATIONS_PATH,
  access: 'user',
  input: z.extend(Page, { group: z.optional(NotificationGroup) }),
  output: z.object({ notifications: z.array(Notification), total: z.int(), unread: z.int() }),
  errors: [],
});

/** Without ids: all that were there when `upTo` was read, so that a newer one stays unread. */
export const markNotificationsRead = route({
  method: 'POST',
  path: 'notification/markRead',
  access: 'user',
  input: z.union([
    z.object({ ids: z.array(NotificationId).check(z.minLength(1), z.maxLength(100)) }),
    z.object({ upTo: NotificationId }),
  ]),
  output: z.object({ unread: z.int() }),
  errors: [],
});
