import { BankCardId, PaymentId } from '@vitrina/contract/ids.ts';
import * as z from 'zod/mini';

/** What the provider's page sends a person back with. */
export const ReturnSearch = z.object({
  payment: z.catch(z.optional(PaymentId), undefined),
  card: z.catch(z.optional(BankCardId), undefined),
});
export type ReturnSearch = z.infer<typeof ReturnSearch>;
