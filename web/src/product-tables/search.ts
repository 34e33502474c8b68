import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import { ProductSort } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

/** The state of the product table in the address. */
export const ProductTablesSearch = z.object({
  search: withDefault(z.string(), ''),
  /** Numbers of tags, "3.17": nothing else survives an address that people send to each other. */
  tags: withDefault(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,9}){0,99})?$/)), ''),
  tagMode: withDefault(z.enum(['any', 'all']), 'any'),
  sort: withDefault(ProductSort, 'name'),
  direction: withDefault(SortDirection, 'asc'),
  thenSort: z.catch(z.optional(ProductSort), undefined),
  thenDirection: withDefault(SortDirection, 'asc'),
  /** The product whose lines are unfolded; 0: none. */
  open: withDefault(z.int().check(z.minimum(0)), 0),
  page: withDefault(z.int().check(z.positive()), 1),
  pageSize: withDefault(PageSize, 50),
});
export type ProductTablesSearch = z.infer<typeof ProductTablesSearch>;

export const PRODUCT_SORTS = ProductSort.options;
export const FIRST_PRODUCTS: ProductTablesSearch = z.parse(ProductTablesSearch, {});
