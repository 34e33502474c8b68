import type { Shop } from '../../../integrations/payments/shop.ts';
import type { Context } from '../../../platform/context.ts';
import { problem } from '../../../platform/problem.ts';

/** What payments need of the context. */
export type PayContext = Pick<Context, 'db' | 'clock' | 'log' | 'env' | 'send'>;

/** `isTest`: its money is not real, and a payment of the other sort credits nothing. */
export type PayShop = Shop & { isTest: boolean };

/** The shop of this installation; undefined where nobody has set one up. */
export function openShop({ env, send }: Pick<Context, 'env' | 'send'>): PayShop | undefined {
  if (env.PAYMENT_SHOP_ID === '' || env.PAYMENT_SECRET_KEY === '') return undefined;
  return {
    baseUrl: env.PAYMENT_URL,
    shopId: env.PAYMENT_SHOP_ID,
    secretKey: env.PAYMENT_SECRET_KEY,
    isTest: env.PAYMENT_MODE === 'test',
    send,
  };
}

export function requireShop(context: Pick<Context, 'env' | 'send'>): PayShop {
  const shop = openShop(context);
  if (!shop) throw problem('payment.creationFailed');
  return shop;
}
