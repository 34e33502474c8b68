import { PROVIDER_ADDRESSES } from '../../../integrations/payments/is-address-allowed.ts';
import type { Env } from '../../../platform/env.ts';

/** Whence notifications are taken: the provider's own addresses, unless the sandbox plays it. */
export function hintAddresses({
  PAYMENT_HINT_ADDRESSES,
}: Pick<Env, 'PAYMENT_HINT_ADDRESSES'>): readonly string[] {
  const given = PAYMENT_HINT_ADDRESSES.split(' ').filter((address) => address !== '');
  return given.length > 0 ? given : PROVIDER_ADDRESSES;
}
