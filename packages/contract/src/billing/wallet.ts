import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';
import { Month, OperationGroup } from './operation-filter.ts';

/** product.md 9.1: 1 rub is 1 point. `frozen` is set aside for tests that run; `available` is what can be spent. */
export const Wallet = z.object({ available: z.int(), frozen: z.int() });
export type Wallet = z.infer<typeof Wallet>;

/** Why points came, went or were set aside; one kind for each event of docs/decisions/0011. */
export const OperationKind = z.enum([
  'promo',
  'promoBack',
  'topUp',
  'topUpBonus',
  'refund',
  'topUpBonusBack',
  'plan',
  'planCredit',
  'referralReward',
  'referralRewardBack',
  'friendBonus',
  'friendBonusBack',
  'hold',
  'charge',
  'release',
  'grant',
  'withdrawal',
]);
export type OperationKind = z.infer<typeof OperationKind>;

export const OPERATION_GROUPS = {
  promo: 'promo',
  promoBack: 'promo',
  topUp: 'topUps',
  topUpBonus: 'topUps',
  refund: 'topUps',
  topUpBonusBack: 'topUps',
  plan: 'plans',
  planCredit: 'plans',
  referralReward: 'referral',
  referralRewardBack: 'referral',
  friendBonus: 'referral',
  friendBonusBack: 'referral',
  hold: 'tests',
  charge: 'tests',
  release: 'tests',
  grant: 'support',
  withdrawal: 'support',
} as const satisfies Record<OperationKind, OperationGroup>;

/** What an operation was for, as far as its kind has such a thing. */
export const OperationDetails = z.object({
  /** Of a top-up, its bonus, its refund and the rewards that it brought. */
  paymentId: z.optional(z.int()),
  promoCode: z.optional(z.string()),
  planType: z.optional(z.int()),
  months: z.optional(z.int()),
  /** The image test that points are set aside for. */
  testId: z.optional(z.int()),
  testName: z.optional(z.string()),
  /** Of a test that is there: its page is opened in this cabinet. */
  cabinetId: z.optional(z.int()),
  /** Why an operator gave or took points. */
  reason: z.optional(z.string()),
});
export type OperationDetails = z.infer<typeof OperationDetails>;

export const WalletOperation = z.object({
  id: z.int(),
  kind: OperationKind,
  at: Instant,
  /** Points that came (or, below zero, went), and what was available after it. */
  points: z.int(),
  available: z.int(),
  /** Points that were set aside (or, below zero, are so no longer). */
  frozen: z.int(),
  details: OperationDetails,
});
export type WalletOperation = z.infer<typeof WalletOperation>;

export const getWalletInfo = route({
  method: 'GET',
  path: 'user/walletInfo',
  access: 'user',
  input: z.object({}),
  output: Wallet,
  errors: [],
});

/** What came to the wallet and what left it, both above zero; points that are set aside have done neither. */
const Sums = z.object({ came: z.int(), left: z.int() });

export const listWalletOperations = route({
  method: 'POST',
  path: 'user/walletOperations',
  access: 'user',
  input: z.extend(Page, { group: z.optional(OperationGroup), month: z.optional(Month) }),
  output: z.object({ operations: z.array(WalletOperation), total: z.int(), sums: Sums }),
  errors: [],
});

/**
 * How long what is available lasts at the present use, or beyond a year. `renews`: a plan that renews itself is counted.
 * `unknown`: there is too little past, or nothing was spent.
 */
export const WalletForecast = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('until'), day: Day, perDay: z.number(), renews: z.boolean() }),
  z.object({ kind: z.literal('beyond'), perDay: z.number(), renews: z.boolean() }),
  z.object({ kind: z.literal('unknown'), reason: z.enum(['young', 'unspent']) }),
]);
export type WalletForecast = z.infer<typeof WalletForecast>;

export const REMINDER_BOUNDS = { minimum: 1, maximum: 1_000_000 } as const;

/** Below which balance a notice and a letter are sent, once a fall; null: never. */
const Threshold = z.nullable(
  z.int().check(z.minimum(REMINDER_BOUNDS.minimum), z.maximum(REMINDER_BOUNDS.maximum)),
);

export const getWalletOverview = route({
  method: 'GET',
  path: 'user/walletOverview',
  access: 'user',
  input: z.object({}),
  output: z.object({
    forecast: WalletForecast,
    threshold: Threshold,
    /** Those with operations, the newest first. */
    months: z.array(z.extend(Sums, { month: Month })),
  }),
  errors: [],
});

export const setWalletReminder = route({
  method: 'POST',
  path: 'user/setWalletReminder',
  access: 'user',
  input: z.object({ threshold: Threshold }),
  output: z.object({}),
  errors: [],
});
