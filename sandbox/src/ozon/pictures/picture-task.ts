import { z } from 'zod';

/** What the seller's page of an import says about one link. */
export const PictureError = z.object({ code: z.string(), message: z.string(), link: z.string() });
export type PictureError = z.infer<typeof PictureError>;

/** One product of an import. Links that lead to the marketplace's own store are paths. */
export const PictureItem = z.object({
  offerId: z.string(),
  /** Absent for an article that the seller does not have. */
  product: z.object({ sku: z.int(), productId: z.int() }).nullable(),
  /** The main one first. */
  links: z.array(z.string()),
  colourLink: z.string(),
  dueAtMs: z.number(),
  planted: z.enum(['picturesPending', 'picturesFailed', 'picturesSkipped']).nullable(),
  status: z.enum(['pending', 'imported', 'failed', 'skipped']),
  errors: z.array(PictureError),
});
export type PictureItem = z.infer<typeof PictureItem>;

export const PictureTask = z.object({ id: z.int(), sellerId: z.int(), items: z.array(PictureItem) });
export type PictureTask = z.infer<typeof PictureTask>;
