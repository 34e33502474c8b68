import * as z from 'zod/mini';
import { route } from '../route.ts';
import { line } from '../text.ts';

/** The points come to the wallet at once. product.md 2.3: only to somebody with a verified address. */
export const usePromoCode = route({
  method: 'POST',
  path: 'user/usePromoCode',
  access: 'user',
  input: z.object({ code: line(1, 40) }),
  output: z.object({ points: z.int() }),
  errors: ['user.emailNotVerified', 'promoCode.notFound', 'promoCode.alreadyUsed', 'user.blockedForMinutes'],
});
