import { z } from 'zod';

/** The only confirmation that is played: the person goes to our page and comes back to `return_url`. */
export const RedirectAsk = z.object({
  type: z.literal('redirect', { message: 'Confirmation type is not available for this shop' }),
  return_url: z.url({ protocol: /^https?$/ }).max(2048),
  enforce: z.boolean().optional(),
  locale: z.enum(['ru_RU', 'en_US']).optional(),
});
