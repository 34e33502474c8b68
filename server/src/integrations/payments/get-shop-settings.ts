import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments } from './call-payments.ts';
import { IdText } from './lenient.ts';
import type { Shop } from './shop.ts';

const Settings = z
  .object({
    account_id: IdText,
    status: z.string(),
    test: z.boolean(),
    fiscalization: z.object({ enabled: z.boolean() }).nullish(),
    payment_methods: z.array(z.string()).nullish(),
  })
  .transform((me) => ({
    shopId: me.account_id,
    isEnabled: me.status === 'enabled',
    isTest: me.test,
    sendsReceipts: me.fiscalization?.enabled ?? false,
    methods: me.payment_methods ?? [],
  }));
export type ShopSettings = z.output<typeof Settings>;

/** Whose the key is and whether its money is real: asked when the key is set up. */
export async function getShopSettings(shop: Shop): Promise<CallAnswer<ShopSettings>> {
  return callPayments(shop, { method: 'GET', path: '/me' }, Settings);
}
