import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { BankCardId, PaymentId } from '../ids.ts';
import { route } from '../route.ts';
import { PRICES } from './prices.ts';

/**
 * Points on top of the first top-up by card (product.md 9.1). Also of what remains paid after a refund: then it is what
 * the person keeps. Rounded down.
 */
export function topUpBonus(points: number): number {
  const percent = PRICES.topUp.bonuses
    .filter(({ from }) => points >= from)
    .reduce((most, bonus) => Math.max(most, bonus.percent), 0);
  return Math.floor((points * percent) / 100);
}

/** `creating`: it is not known yet whether the provider has it. `pending`: it waits for the person. */
export const TopUpState = z.enum(['creating', 'pending', 'succeeded', 'canceled', 'failed']);
export type TopUpState = z.infer<typeof TopUpState>;

/** Why a payment was not made, as far as a person can do something about it. */
export const TopUpReason = z.enum([
  'noMoney',
  'cardExpired',
  'confirmation',
  'late',
  'declined',
  'notCreated',
]);
export type TopUpReason = z.infer<typeof TopUpReason>;

export const TopUp = z.object({
  paymentId: z.int(),
  state: TopUpState,
  points: z.int(),
  /** What came on top of it. */
  bonus: z.int(),
  reason: z.nullable(TopUpReason),
  /** A remembered card that was to pay; null: whatever is chosen on the provider's page. */
  cardTitle: z.nullable(z.string()),
  createdAt: Instant,
  /** The provider's page, while the person has something to do there. */
  confirmationUrl: z.nullable(z.url()),
});
export type TopUp = z.infer<typeof TopUp>;

export const BankCardState = z.enum(['creating', 'pending', 'active', 'failed']);
export type BankCardState = z.infer<typeof BankCardState>;

export const BankCard = z.object({
  cardId: z.int(),
  state: BankCardState,
  title: z.string(),
  isDefault: z.boolean(),
  confirmationUrl: z.nullable(z.url()),
});
export type BankCard = z.infer<typeof BankCard>;

/** Everything the form of a top-up needs. `isOn`: this installation has a shop at the payment provider. */
export const getTopUpInfo = route({
  method: 'GET',
  path: 'user/topUpInfo',
  access: 'user',
  input: z.object({}),
  output: z.object({
    isOn: z.boolean(),
    /** Nothing was paid by card before: the bonus of the first top-up is still due. */
    isFirst: z.boolean(),
    cards: z.array(BankCard),
    pending: z.array(TopUp),
  }),
  errors: [],
});

const Points = z.int().check(z.minimum(PRICES.topUp.minimum), z.maximum(PRICES.topUp.maximum));

/** The browser names each attempt: one whose answer was lost is sent again and stays one. */
const RequestKey = z.uuid();

export const topUp = route({
  method: 'POST',
  path: 'user/topUp',
  access: 'user',
  input: z.object({
    points: Points,
    cardId: z.nullable(BankCardId),
    isCardSaved: z.boolean(),
    requestKey: RequestKey,
  }),
  output: TopUp,
  errors: ['user.emailNotVerified', 'payment.creationFailed', 'bankCard.notFound', 'user.blockedForMinutes'],
});

/** product.md 8.1: what is pending can be continued or dropped, by whose it is. */
export const continueTopUp = route({
  method: 'POST',
  path: 'user/continueTopUp',
  access: 'user',
  input: z.object({ paymentId: PaymentId }),
  output: TopUp,
  errors: ['pendingOperation.notFound', 'payment.creationFailed'],
});

/** What is paid all the same is credited all the same: nobody can call a payment back but who pays it. */
export const dropTopUp = route({
  method: 'POST',
  path: 'user/dropTopUp',
  access: 'user',
  input: z.object({ paymentId: PaymentId }),
  output: z.object({}),
  errors: ['pendingOperation.notFound'],
});

/** How it stands by what the provider answers now. */
export const getTopUp = route({
  method: 'POST',
  path: 'user/topUpState',
  access: 'user',
  input: z.object({ paymentId: PaymentId }),
  output: TopUp,
  errors: ['walletOperation.notFound'],
});

export const bindCard = route({
  method: 'POST',
  path: 'user/bindCard',
  access: 'user',
  input: z.object({ requestKey: RequestKey }),
  output: BankCard,
  errors: ['user.emailNotVerified', 'payment.creationFailed', 'user.blockedForMinutes'],
});

export const getCard = route({
  method: 'POST',
  path: 'user/cardState',
  access: 'user',
  input: z.object({ cardId: BankCardId }),
  output: BankCard,
  errors: ['bankCard.notFound'],
});

export const setDefaultCard = route({
  method: 'POST',
  path: 'user/setDefaultCard',
  access: 'user',
  input: z.object({ cardId: BankCardId }),
  output: z.object({}),
  errors: ['bankCard.notFound'],
});

export const removeCard = route({
  method: 'POST',
  path: 'user/removeCard',
  access: 'user',
  input: z.object({ cardId: BankCardId }),
  output: z.object({}),
  errors: ['bankCard.notFound'],
});

/** Where the provider's notifications are sent to; set in the shop's own cabinet there. */
export const PAYMENT_HINT_PATH = '/api/payments/notification';
