import * as z from 'zod/mini';
import { Role } from './access.ts';
import { GivenPassword } from './accounts/passwords.ts';
import { TopUpState } from './billing/payments.ts';
import { PRICES } from './billing/prices.ts';
import { OfficePromoCodeDraft, PromoGift } from './billing/promo.ts';
import { Wallet, WalletOperation } from './billing/wallet.ts';
import { Day, Instant } from './dates.ts';
import { CabinetId, PaymentId, UserId } from './ids.ts';
import { OfficePaymentView } from './office/payment-view.ts';
import { Page } from './paging.ts';
import { route } from './route.ts';
import { line } from './text.ts';

/** The office of those who run the product; why it is so is in docs/decisions/0051. */

export const REASON_LENGTH = [10, 500] as const;
/** A search shows so many people and so many cabinets: more are no answer to who is meant. */
export const MOST_FOUND = 20;

/** What moves points says why, proves who sends it, and happens once however often it is sent. */
const Move = {
  reason: line(...REASON_LENGTH),
  password: GivenPassword,
  /** Made with the form. */
  requestKey: z.uuid(),
};
const MOVE_ERRORS = ['user.wrongPassword', 'user.blockedForMinutes'] as const;

const Named = z.object({ id: z.int(), email: z.nullable(z.string()) });

export const OfficePerson = z.object({
  id: UserId,
  email: z.string(),
  fullName: z.string(),
  username: z.string(),
  isEmailVerified: z.boolean(),
  createdAt: Instant,
});
export type OfficePerson = z.infer<typeof OfficePerson>;

export const OfficeCabinet = z.object({
  id: CabinetId,
  name: z.string(),
  sellerId: z.string(),
  isBlocked: z.boolean(),
  ownerId: UserId,
  ownerEmail: z.string(),
});
export type OfficeCabinet = z.infer<typeof OfficeCabinet>;

/** By a piece of the address, name or number of a person, and of the name or seller id of a cabinet. */
export const searchOffice = route({
  method: 'POST',
  path: 'office/search',
  access: 'operator',
  input: z.object({ text: line(1, 100) }),
  output: z.object({
    people: z.array(OfficePerson),
    cabinets: z.array(OfficeCabinet),
    /** There are more than are shown. */
    hasMore: z.boolean(),
  }),
  errors: [],
});

export const openWallet = route({
  method: 'POST',
  path: 'office/openWallet',
  access: 'operator',
  input: z.object({ userId: UserId, ...Page.shape }),
  output: z.object({
    person: OfficePerson,
    wallet: Wallet,
    cabinets: z.array(z.object({ id: CabinetId, name: z.string(), roles: z.array(Role) })),
    operations: z.array(WalletOperation),
    total: z.int(),
  }),
  errors: ['user.notFound'],
});

export const MoveDirection = z.enum(['grant', 'withdrawal']);
export type MoveDirection = z.infer<typeof MoveDirection>;

/** Answers the wallet as it is afterwards. */
export const movePoints = route({
  method: 'POST',
  path: 'office/movePoints',
  access: 'operator',
  input: z.object({
    userId: UserId,
    direction: MoveDirection,
    points: z.int().check(z.minimum(PRICES.office.minimum), z.maximum(PRICES.office.maximum)),
    ...Move,
  }),
  output: Wallet,
  errors: ['user.notFound', 'office.conflictOfInterest', 'wallet.notEnoughPoints', ...MOVE_ERRORS],
});

/** A code that is there already stays as it is. */
export const makePromoCode = route({
  method: 'POST',
  path: 'office/makePromoCode',
  access: 'operator',
  input: z.object({ ...OfficePromoCodeDraft.shape, ...Move }),
  output: z.object({}),
  errors: ['promoCode.exists', ...MOVE_ERRORS],
});

export const OfficePromoCode = z.object({
  code: z.string(),
  gift: PromoGift,
  usesLeft: z.int(),
  used: z.int(),
  expiresAt: Instant,
});
export type OfficePromoCode = z.infer<typeof OfficePromoCode>;

/** The newest to expire last. */
export const listOfficePromoCodes = route({
  method: 'POST',
  path: 'office/promoCodes',
  access: 'operator',
  input: z.object({}),
  output: z.object({ codes: z.array(OfficePromoCode) }),
  errors: [],
});

/** `state`: how far the provider is with the money; what it did not make is back in the wallet. */
export const OfficeRefund = z.object({
  id: z.int(),
  points: z.int(),
  /** What went with it of the bonus of the first top-up and of a promo code's percentage. */
  bonus: z.int(),
  promo: z.int(),
  state: TopUpState,
  /** What in the provider's answer is not what was ordered. */
  mismatch: z.nullable(z.string()),
  createdAt: Instant,
});
export type OfficeRefund = z.infer<typeof OfficeRefund>;

export const OfficePayment = z.object({
  id: PaymentId,
  person: Named,
  state: TopUpState,
  /** Whole roubles, and as many points. */
  points: z.int(),
  /** Of the first top-up. */
  bonus: z.int(),
  /** By the percentage of a promo code. */
  promo: z.int(),
  /** Given back, or on its way. */
  refunded: z.int(),
  /** In their order. */
  refunds: z.array(OfficeRefund),
  /** The provider's word for why it was not made. */
  reason: z.nullable(z.string()),
  /** What in the provider's answer is not what was ordered: nothing was credited. */
  mismatch: z.nullable(z.string()),
  /** The cash register did not print it: somebody has to. */
  isReceiptFailed: z.boolean(),
  isTest: z.boolean(),
  createdAt: Instant,
  endedAt: z.nullable(Instant),
});
export type OfficePayment = z.infer<typeof OfficePayment>;

/** Newest first. */
export const listOfficePayments = route({
  method: 'POST',
  path: 'office/payments',
  access: 'operator',
  input: z.object({ view: OfficePaymentView, userId: z.optional(UserId), ...Page.shape }),
  output: z.object({ payments: z.array(OfficePayment), total: z.int() }),
  errors: [],
});

/** Points leave the wallet at once; `state` is how far the provider is with the money. */
export const refundOfficePayment = route({
  method: 'POST',
  path: 'office/refund',
  access: 'operator',
  input: z.object({
    paymentId: PaymentId,
    points: z.int().check(z.minimum(1), z.maximum(PRICES.topUp.maximum)),
    ...Move,
  }),
  output: z.object({ points: z.int(), bonus: z.int(), state: TopUpState }),
  errors: [
    'walletOperation.notFound',
    'payment.refundTooMuch',
    'payment.creationFailed',
    'office.conflictOfInterest',
    ...MOVE_ERRORS,
  ],
});

/** A payment or refund that one side has otherwise than the other, or not at all (null). */
export const DayDifference = z.object({
  kind: z.enum(['payment', 'refund']),
  providerId: z.string(),
  providerKopecks: z.nullable(z.int()),
  ledgerKopecks: z.nullable(z.int()),
});
export type DayDifference = z.infer<typeof DayDifference>;

/** A Moscow day of money, by the provider's cash book and by the ledger: what came less what went back. */
export const OfficeDay = z.object({
  day: Day,
  providerKopecks: z.int(),
  ledgerKopecks: z.int(),
  differences: z.array(DayDifference),
  comparedAt: Instant,
});
export type OfficeDay = z.infer<typeof OfficeDay>;

/** Days that were compared, the newest first. `isOn`: this installation has a shop at the payment provider. */
export const listOfficeDays = route({
  method: 'POST',
  path: 'office/days',
  access: 'operator',
  input: Page,
  output: z.object({ days: z.array(OfficeDay), total: z.int(), isOn: z.boolean() }),
  errors: [],
});

/** Asks the provider now. A day that is not over is compared as far as it has come. */
export const compareOfficeDay = route({
  method: 'POST',
  path: 'office/compareDay',
  access: 'operator',
  input: z.object({ day: Day }),
  output: z.object({ isEqual: z.boolean() }),
  errors: ['payment.creationFailed', 'external.serverError'],
});

export const OfficeActionKind = z.enum([
  'operatorAdded',
  'operatorRemoved',
  'peopleSearched',
  'walletOpened',
  'pointsGranted',
  'pointsWithdrawn',
  'promoCodeMade',
  'paymentsOpened',
  'refundOrdered',
  'dayCompared',
]);
export type OfficeActionKind = z.infer<typeof OfficeActionKind>;

/** What was done, as far as its kind has such a thing. */
export const OfficeActionDetails = z.object({
  searchText: z.optional(z.string()),
  points: z.optional(z.int()),
  operationId: z.optional(z.int()),
  paymentId: z.optional(z.int()),
  refundId: z.optional(z.int()),
  day: z.optional(Day),
  paymentView: z.optional(OfficePaymentView),
  promoCode: z.optional(z.string()),
  gift: z.optional(PromoGift),
  uses: z.optional(z.int()),
  days: z.optional(z.int()),
});
export type OfficeActionDetails = z.infer<typeof OfficeActionDetails>;

export const OfficeAction = z.object({
  /** Counts from 1 without a gap. */
  id: z.int(),
  at: Instant,
  kind: OfficeActionKind,
  /** null: a command on the machine. */
  operator: z.nullable(Named),
  /** Whom it was about. */
  person: z.nullable(Named),
  reason: z.nullable(z.string()),
  details: OfficeActionDetails,
  /** The first characters of its hash, for comparing with the log of the product. */
  hash: z.string(),
});
export type OfficeAction = z.infer<typeof OfficeAction>;

/** Newest first. */
export const listOfficeActions = route({
  method: 'POST',
  path: 'office/actions',
  access: 'operator',
  input: z.object({ userId: z.optional(UserId), ...Page.shape }),
  output: z.object({ actions: z.array(OfficeAction), total: z.int() }),
  errors: [],
});

/** Counts every hash again; `broken` are the numbers of rows that do not fit, the first of them. */
export const checkOfficeActions = route({
  method: 'POST',
  path: 'office/checkActions',
  access: 'operator',
  input: z.object({}),
  output: z.object({ count: z.int(), broken: z.array(z.int()) }),
  errors: [],
});
