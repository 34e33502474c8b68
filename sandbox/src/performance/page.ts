import { z } from 'zod';

const MOST_A_PAGE = 1000;
const Whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

/** Pages are numbered from 1; clients that begin with 0 get the first one. */
export const Page = z.object({
  page: Whole.pipe(z.int().min(0)).default(1),
  pageSize: Whole.pipe(z.int().min(1).max(MOST_A_PAGE)).default(100),
});

export function cutPage<Item>(items: readonly Item[], { page, pageSize }: z.infer<typeof Page>): Item[] {
  const start = Math.max(0, page - 1) * pageSize;
  return items.slice(start, start + pageSize);
}
