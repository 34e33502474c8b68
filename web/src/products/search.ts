import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import * as z from 'zod/mini';

const Sort = z.enum(['name', 'price', 'sku']);

/** The state of the product table in the address. */
export const ProductTablesSearch = z.object({
  search: z.catch(z._default(z.string(), ''), ''),
  sort: z.catch(z._default(Sort, 'name'), 'name'),
  direction: z.catch(z._default(SortDirection, 'asc'), 'asc'),
  thenSort: z.catch(z.optional(Sort), undefined),
  thenDirection: z.catch(z._default(SortDirection, 'asc'), 'asc'),
  page: z.catch(z._default(z.int().check(z.positive()), 1), 1),
  pageSize: z.catch(z._default(PageSize, 50), 50),
});
export type ProductTablesSearch = z.infer<typeof ProductTablesSearch>;

export const PRODUCT_SORTS = Sort.options;
export const FIRST_PRODUCTS: ProductTablesSearch = z.parse(ProductTablesSearch, {});
