import * as z from 'zod';
import { IdText } from './lenient.ts';

const Confirmation = z.object({ confirmation_url: z.string().nullish() }).nullish();

/** A card as the provider knows it. Whether it may be charged later is `isSaved` and nothing else. */
export const PaymentMethod = z
  .object({
    id: z.string(),
    type: z.string(),
    saved: z.boolean(),
    /** Older answers have none. */
    status: z.string().nullish(),
    title: z.string().nullish(),
    card: z.object({ last4: IdText.nullish() }).nullish(),
    holder: z.object({ account_id: IdText.nullish() }).nullish(),
    confirmation: Confirmation,
  })
  .transform((method) => ({
    id: method.id,
    type: method.type,
    isSaved: method.saved,
    status: method.status ?? null,
    title: method.title ?? null,
    last4: method.card?.last4?.padStart(4, '0') ?? null,
    shopId: method.holder?.account_id ?? null,
    confirmationUrl: method.confirmation?.confirmation_url ?? null,
  }));
export type PaymentMethod = z.output<typeof PaymentMethod>;
