import { z } from 'zod';
import type { ShopCall } from './desk.ts';
import { PaymentError } from './payment-error.ts';

const MeAsk = z.object({ on_behalf_of: z.string().optional() });

/** GET /me: the settings of the shop. */
export function getMe({ shopId, query }: ShopCall): unknown {
  if (MeAsk.parse(query).on_behalf_of !== undefined) {
    throw new PaymentError(403, 'The shop is not a platform', { parameter: 'on_behalf_of' });
  }
  return {
    account_id: shopId,
    status: 'enabled',
    test: true,
    fiscalization: { enabled: true, provider: 'avanpost' },
    fiscalization_enabled: true,
    payment_methods: ['bank_card'],
    itn: '7700000000',
  };
}
