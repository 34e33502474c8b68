import { OfficePaymentView } from '@vitrina/contract/office/payment-view.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

export const OFFICE_TABS = ['people', 'payments', 'days', 'promo', 'audit'] as const;
export type OfficeTab = (typeof OFFICE_TABS)[number];

/** The state of the office in the address: the tab, what was searched for, whose wallet is open, the page of the list. */
export const OfficeSearch = z.object({
  tab: withDefault(z.enum(OFFICE_TABS), 'people'),
  text: withDefault(z.string(), ''),
  view: withDefault(OfficePaymentView, 'unfinished'),
  user: z.catch(z.optional(z.int().check(z.positive())), undefined),
  page: withDefault(z.int().check(z.minimum(1)), 1),
  pageSize: withDefault(z.int(), 20),
});
export type OfficeSearch = z.infer<typeof OfficeSearch>;
export const FIRST_OFFICE: OfficeSearch = z.parse(OfficeSearch, {});
