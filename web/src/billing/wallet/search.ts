import { Month, OperationGroup } from '@vitrina/contract/billing/operation-filter.ts';
import { PageSize } from '@vitrina/contract/paging.ts';
import * as z from 'zod/mini';
import { withDefault } from '../../platform/with-default.ts';

/** The state of the wallet's operations in the address. */
export const WalletSearch = z.object({
  group: z.catch(z.optional(OperationGroup), undefined),
  month: z.catch(z.optional(Month), undefined),
  page: withDefault(z.int().check(z.positive()), 1),
  pageSize: withDefault(PageSize, 20),
});
export type WalletSearch = z.infer<typeof WalletSearch>;

export const FIRST_WALLET: WalletSearch = z.parse(WalletSearch, {});
