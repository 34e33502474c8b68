import { z } from 'zod';

export const StoredMethod = z.object({
  id: z.string(),
  shopId: z.string(),
  status: z.enum(['pending', 'active', 'inactive']),
  cardNumber: z.string().optional(),
  returnUrl: z.string().optional(),
  expiresAtMs: z.number(),
});
export type StoredMethod = z.infer<typeof StoredMethod>;
