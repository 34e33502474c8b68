import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import { ProductSort } from '@vitrina/contract/tool-bounds.ts';
import * as z from 'zod/mini';

/** The state of the product table in the address. */
export const ProductTablesSearch = z.object({
  search: z.catch(z._default(z.string(), ''), ''),
  /** Numbers of tags, "3.17": nothing else survives an address that people send to each other. */
  tags: z.catch(z._default(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,9}){0,99})?$/)), ''), ''),
  tagMode: z.catch(z._default(z.enum(['any', 'all']), 'any'), 'any'),
  sort: z.catch(z._default(ProductSort, 'name'), 'name'),
  direction: z.catch(z._default(SortDirection, 'asc'), 'asc'),
  thenSort: z.catch(z.optional(ProductSort), undefined),
  thenDirection: z.catch(z._default(SortDirection, 'asc'), 'asc'),
  /** The product whose lines are unfolded; 0: none. */
  open: z.catch(z._default(z.int().check(z.minimum(0)), 0), 0),
  page: z.catch(z._default(z.int().check(z.positive()), 1), 1),
  pageSize: z.catch(z._default(PageSize, 50), 50),
});
export type ProductTablesSearch = z.infer<typeof ProductTablesSearch>;

export const PRODUCT_SORTS = ProductSort.options;
export const FIRST_PRODUCTS: ProductTablesSearch = z.parse(ProductTablesSearch, {});
