import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';

/** product.md 9.1: 1 rub is 1 point. `frozen` is set aside for tests that run; `available` is what can be spent. */
export const Wallet = z.object({ available: z.int(), frozen: z.int() });
export type Wallet = z.infer<typeof Wallet>;

/** Why points came, went or were set aside; one kind for each event of docs/decisions/0011. */
export const OperationKind = z.enum([
  'promo',
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

export const listWalletOperations = route({
  method: 'POST',
  path: 'user/walletOperations',
  access: 'user',
  input: Page,
  output: z.object({ operations: z.array(WalletOperation), total: z.int() }),
  errors: [],
});
