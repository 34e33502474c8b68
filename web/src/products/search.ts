import { PageSize } from '@vitrina/contract/paging.ts';
import * as z from 'zod/mini';

/** The state of the product table in the address. */
export const ProductTablesSearch = z.object({
  search: z.catch(z._default(z.string(), ''), ''),
  sort: z.catch(z._default(z.enum(['name', 'price', 'sku']), 'name'), 'name'),
  direction: z.catch(z._default(z.enum(['asc', 'desc']), 'asc'), 'asc'),
  page: z.catch(z._default(z.int().check(z.positive()), 1), 1),
  pageSize: z.catch(z._default(PageSize, 50), 50),
});
