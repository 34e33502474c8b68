import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { route } from '../route.ts';
import { PRICES } from './prices.ts';

/** product.md 3.6: a slot of the tariff; `planType` 0, 4, 5 or 6. */
export const TariffSlot = z.object({ planType: z.int(), activeFrom: Instant, activeTo: Instant });
export type TariffSlot = z.infer<typeof TariffSlot>;

/** Days of a plan that were given and not bought; they count beside the slots. */
export const AdditionalPlan = z.extend(TariffSlot, { source: z.enum(['trial', 'promo', 'office']) });
export type AdditionalPlan = z.infer<typeof AdditionalPlan>;

export const TariffInfo = z.object({
  current: z.nullable(TariffSlot),
  next: z.nullable(TariffSlot),
  /** Types of the additional plans that are in force now. */
  additionalPlanTypes: z.array(z.int()),
  /** All of them that have not ended. */
  additional: z.array(AdditionalPlan),
  /** The highest of what is in force. */
  planType: z.int(),
  /** Whether a month is bought by itself when the last plan ends. */
  renews: z.boolean(),
  /**
   * What that month is of, what it costs and when it begins: at the end of the last plan, or of given days as good that go on
   * after it. null: there is nothing to renew.
   */
  renewal: z.nullable(z.object({ planType: z.int(), price: z.int(), at: Instant })),
  /** How many months may still be bought after what is paid. */
  monthsLeft: z.int(),
});
export type TariffInfo = z.infer<typeof TariffInfo>;

export const getTariffInfo = route({
  method: 'GET',
  path: 'user/tariffInfo',
  access: 'user',
  input: z.object({}),
  output: TariffInfo,
  errors: [],
});

/** A plan other than the current one begins now, in its place, or when it ends. The same plan is extended either way. */
const PlanWish = z.object({
  planType: z.int(),
  months: z.int().check(z.minimum(1), z.maximum(PRICES.planMonthsMaximum)),
  begins: z.enum(['now', 'next']),
});
export type PlanWish = z.infer<typeof PlanWish>;

export const PurchaseKind = z.enum(['start', 'extend', 'change', 'next']);
export type PurchaseKind = z.infer<typeof PurchaseKind>;

/** What a purchase would cost and do, spelled out before it is confirmed. */
export const PlanQuote = z.object({
  kind: PurchaseKind,
  planType: z.int(),
  months: z.int(),
  price: z.int(),
  /** Points for the whole days that are left of the plan that is replaced, and how many they are. */
  credit: z.int(),
  daysLeft: z.int(),
  activeFrom: Instant,
  activeTo: Instant,
  /** When the plan that is there now ends by itself: another end means that another purchase came between. */
  endsNow: z.nullable(Instant),
  available: z.int(),
  /** What the wallet lacks; 0 when it suffices. */
  missing: z.int(),
});
export type PlanQuote = z.infer<typeof PlanQuote>;

export const quotePlan = route({
  method: 'POST',
  path: 'user/quotePlan',
  access: 'user',
  input: PlanWish,
  output: PlanQuote,
  errors: ['plan.notOffered', 'plan.nextPaid', 'plan.tooManyMonths'],
});

/** What was confirmed must be what is charged; a second request with the same key charges nothing. */
export const buyPlan = route({
  method: 'POST',
  path: 'user/buyPlan',
  access: 'user',
  input: z.extend(PlanWish, {
    requestKey: z.uuid(),
    confirmed: z.pick(PlanQuote, { kind: true, price: true, credit: true, endsNow: true }),
  }),
  output: TariffInfo,
  errors: [
    'user.emailNotVerified',
    'plan.notOffered',
    'plan.nextPaid',
    'plan.tooManyMonths',
    'plan.quoteChanged',
    'plan.notEnoughPoints',
  ],
});

export const switchPlanRenewal = route({
  method: 'POST',
  path: 'user/switchPlanRenewal',
  access: 'user',
  input: z.object({ isOn: z.boolean() }),
  output: TariffInfo,
  errors: [],
});
