import * as z from 'zod/mini';

/** `unfinished`: the provider or the person still has something to do. */
export const OfficePaymentView = z.enum(['unfinished', 'failed', 'succeeded']);
export type OfficePaymentView = z.infer<typeof OfficePaymentView>;
