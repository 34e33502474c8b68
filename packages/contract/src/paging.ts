import * as z from 'zod/mini';

// product.md 9.6: tables of data take the first set, lists of what a person did or made the second.
export const TABLE_PAGE_SIZES = [10, 20, 30, 50, 100] as const;
export const LIST_PAGE_SIZES = [5, 10, 20, 25, 50, 100] as const;

const PAGE_SIZES: readonly number[] = [...new Set<number>([...TABLE_PAGE_SIZES, ...LIST_PAGE_SIZES])];

export const PageSize = z.int().check(z.refine((size) => PAGE_SIZES.includes(size)));

/** Pages count from 1. A hundred thousand pages is far beyond any table and keeps offsets inside 32 bits. */
export const Page = z.object({
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(PageSize, 50),
});

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;
