import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { PRICES } from './prices.ts';

/** What can be made at all; the code itself is what people type. docs/decisions/0050 */
export const PROMO_BOUNDS = {
  points: { minimum: 1, maximum: 1_000_000 },
  planDays: { minimum: 1, maximum: 365 },
  percent: { minimum: 1, maximum: 100 },
  uses: { minimum: 1, maximum: 1_000_000 },
  days: { minimum: 1, maximum: 3650 },
} as const;

function whole({ minimum, maximum }: { minimum: number; maximum: number }) {
  return z.int().check(z.minimum(minimum), z.maximum(maximum));
}

const Points = z.object({ kind: z.literal('points'), points: whole(PROMO_BOUNDS.points) });
const Days = z.object({
  kind: z.literal('days'),
  plan: z.enum(['start', 'beginnerExpert', 'expert']),
  days: whole(PROMO_BOUNDS.planDays),
});
const Percent = z.object({ kind: z.literal('percent'), percent: whole(PROMO_BOUNDS.percent) });

/** Points in the wallet, days of a plan, or a percentage on the next top-up by card. */
export const PromoGift = z.discriminatedUnion('kind', [Points, Days, Percent]);
export type PromoGift = z.infer<typeof PromoGift>;

export const NewPromoCode = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_-]{3,39}$/)),
  gift: PromoGift,
  uses: whole(PROMO_BOUNDS.uses),
  /** From now until it can no longer be used. */
  days: whole(PROMO_BOUNDS.days),
});
export type NewPromoCode = z.infer<typeof NewPromoCode>;

/** In the office no more points at once than an operator may give to one person. */
export const OfficePromoCodeDraft = z.extend(NewPromoCode, {
  gift: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('points'), points: whole(PRICES.office) }),
    Days,
    Percent,
  ]),
});

/** What a code has given; days of a plan begin when no plan as good is in force any more. */
const PromoGiven = z.discriminatedUnion('kind', [
  Points,
  z.extend(Days, { from: Instant, to: Instant }),
  Percent,
]);
export type PromoGiven = z.infer<typeof PromoGiven>;

/** product.md 2.3: only to somebody with a verified address. */
export const usePromoCode = route({
  method: 'POST',
  path: 'user/usePromoCode',
  access: 'user',
  input: z.object({ code: line(1, 40) }),
  output: PromoGiven,
  errors: [
    'user.emailNotVerified',
    'promoCode.notFound',
    'promoCode.alreadyUsed',
    'office.conflictOfInterest',
    'user.blockedForMinutes',
  ],
});

/** The percentage of a code that the next top-up by card brings more; null: none waits. */
export const getWaitingPercent = route({
  method: 'GET',
  path: 'user/waitingPercent',
  access: 'user',
  input: z.object({}),
  output: z.object({ percent: z.nullable(z.int()) }),
  errors: [],
});
