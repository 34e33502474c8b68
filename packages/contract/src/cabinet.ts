import * as z from 'zod/mini';
import { Role } from './access.ts';
import { Instant } from './dates.ts';
import { CabinetId, InviteId, TagId, UserId } from './ids.ts';

// product.md 5.3 names minimum lengths without figures; these are ours (docs/decisions/0004).
export const CABINET_BOUNDS = {
  name: [3, 60],
  sellerId: [1, 20],
  apiKey: [20, 100],
  performanceClientId: [10, 120],
  performanceClientSecret: [20, 200],
  tagName: [2, 30],
  tags: 100,
} as const;

export const KeyStatus = z.enum(['unchecked', 'valid', 'rejected', 'expired', 'noRights', 'ipBound']);
export type KeyStatus = z.infer<typeof KeyStatus>;
export type KeyFault = Exclude<KeyStatus, 'valid' | 'unchecked'>;

/** Why the marketplace does not take a key; undefined while nobody has been refused: such a key is used. */
export function keyFault(status: KeyStatus): KeyFault | undefined {
  return status === 'valid' || status === 'unchecked' ? undefined : status;
}

export const PremiumLevel = z.enum(['none', 'lite', 'premium', 'plus', 'pro', 'unknown']);
export type PremiumLevel = z.infer<typeof PremiumLevel>;

/** product.md 3.1: a map of key to value; one that is not named stays as it is. */
export const CabinetSettings = z.object({
  /** Sends the cabinet's owner a daily notice about those who hang on to a card. */
  trackPiggyBackers: z.boolean(),
  /** The Moscow hour of that notice. */
  piggyBackersHour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type CabinetSettings = z.infer<typeof CabinetSettings>;

const Person = z.object({ id: UserId, fullName: z.string(), avatar: z.nullable(z.string()) });

export const Cabinet = z.object({
  id: CabinetId,
  name: z.string(),
  sellerId: z.string(),
  sellerName: z.nullable(z.string()),
  /** Notices go to the owner's messenger (product.md 6.4). */
  owner: z.extend(Person, { hasMessenger: z.boolean() }),
  /** The first few by their rank, and how many there are in all. */
  users: z.array(Person),
  usersCount: z.int(),
  isValid: z.boolean(),
  isBlocked: z.boolean(),
  /** Only to this person, whom the owner's plan has no seat for; the cabinet itself goes on. */
  isResting: z.boolean(),
  /** Since when a smaller plan keeps it blocked. */
  blockedAt: z.nullable(Instant),
  keyStatus: KeyStatus,
  keyLastFour: z.string(),
  keyCheckedAt: Instant,
  keyExpiresAt: z.nullable(Instant),
  /** Whether the key has the right "Product"; null when the marketplace has not told. */
  canChangePictures: z.nullable(z.boolean()),
  performanceKey: z.nullable(
    z.object({ clientId: z.string(), lastFour: z.string(), status: KeyStatus, checkedAt: Instant }),
  ),
  premium: PremiumLevel,
  settings: CabinetSettings,
  roles: z.array(Role),
  /** Somebody else's, opened to read by a person who has none (docs/decisions/0052). */
  isExample: z.boolean(),
});
export type Cabinet = z.infer<typeof Cabinet>;

export const CabinetUser = z.extend(Person, {
  email: z.string(),
  roles: z.array(Role),
  joinedAt: Instant,
  /** Since when the owner's plan has no room for the person: the tools of the cabinet are closed to them. */
  restingSince: z.nullable(Instant),
  lastSeenAt: z.nullable(Instant),
});
export type CabinetUser = z.infer<typeof CabinetUser>;

/** An invitation that waits for an answer, or whose time is over. */
export const CabinetInvite = z.object({
  id: InviteId,
  email: z.string(),
  roles: z.array(Role),
  invitedBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
});
export type CabinetInvite = z.infer<typeof CabinetInvite>;

export const CabinetTag = z.object({
  id: TagId,
  name: z.string(),
  /** `#rrggbb` in lower case. */
  color: z.string(),
  /** On how many products it is. */
  productsCount: z.int(),
});
export type CabinetTag = z.infer<typeof CabinetTag>;

/** How one collector of one cabinet fares: the line that tells a person why a number is old or absent. */
export const CollectorState = z.object({
  collector: z.enum(['products', 'ownQueries', 'ownAnalytics', 'ownAds', 'topQueries', 'positions']),
  outcome: z.nullable(
    z.enum([
      'ok',
      'empty',
      'noPremium',
      'unauthorized',
      'forbidden',
      'rateLimited',
      'timeout',
      'unreachable',
      'blocked',
      'drift',
      'serverError',
      'off',
    ]),
  ),
  lastTriedAt: z.nullable(Instant),
  lastSucceededAt: z.nullable(Instant),
  nextTryAt: z.nullable(Instant),
  itemsCount: z.nullable(z.int()),
});
export type CollectorState = z.infer<typeof CollectorState>;
