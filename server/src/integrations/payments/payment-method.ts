import * as z from 'zod';
import { ConfirmationUrl, IdText, optional } from './lenient.ts';

const Card = optional(
  z.object({
    first6: optional(IdText),
    last4: optional(IdText),
    expiry_year: optional(IdText),
    expiry_month: optional(IdText),
    card_type: optional(z.string()),
  }),
).transform((card) => {
  const last4 = card?.last4?.padStart(4, '0');
  if (!card || last4 === undefined) return null;
  const expires = `${card.expiry_year ?? ''}-${card.expiry_month ?? ''}`;
  return {
    last4,
    kind: card.card_type ?? null,
    /** The same for one card, however often it is remembered. */
    fingerprint: [card.card_type ?? '', card.first6 ?? '', last4, expires].join(' '),
  };
});

/** A card as an object of the provider: bound for a zero sum. Whether it may be charged later is `isSaved` alone. */
export const PaymentMethod = z
  .object({
    id: z.string(),
    saved: z.boolean(),
    /** Older answers have none. */
    status: optional(z.string()),
    card: Card,
    holder: optional(z.object({ account_id: optional(IdText) })),
    confirmation: ConfirmationUrl,
  })
  .transform((method) => ({
    id: method.id,
    isSaved: method.saved,
    status: method.status ?? null,
    card: method.card,
    shopId: method.holder?.account_id ?? null,
    confirmationUrl: method.confirmation,
  }));
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** What a payment was paid by. Recorded answers lack any part of it: then it may not be charged later. */
export const PaidBy = optional(
  z.object({ id: optional(z.string()), saved: optional(z.boolean()), card: Card }),
).transform((method) =>
  method
    ? { id: method.id ?? null, isSaved: method.saved === true && method.id != null, card: method.card }
    : null,
);
export type PaidBy = z.output<typeof PaidBy>;
