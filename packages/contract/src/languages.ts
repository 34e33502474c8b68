import * as z from 'zod/mini';

/** product.md 1.2: Russian is the default and the fallback. */
export const Language = z.enum(['ru', 'en', 'fr', 'ar']);
export type Language = z.infer<typeof Language>;
