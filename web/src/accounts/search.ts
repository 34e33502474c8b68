import * as z from 'zod/mini';

/** Where to go after signing in; `to` is the older name of the same. */
export const LoginSearch = z.object({
  redirect: z.catch(z.optional(z.string()), undefined),
  to: z.catch(z.optional(z.string()), undefined),
});
