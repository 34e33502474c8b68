import { DAY_MS } from '@vitrina/contract/durations.ts';
import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import { hash } from '../platform/hash.ts';
import { listMethods } from './methods.ts';
import type { SellerCall } from './seller-call.ts';

// Keys live six months; the sandbox's owners renew them on the day.
const KEY_LIFETIME_DAYS = 180;

function expiryOf(sellerId: number, now: Date): Date {
  const today = moscowDay(now);
  const daysLeft = KEY_LIFETIME_DAYS - ((today + hash('key expiry', sellerId)) % KEY_LIFETIME_DAYS);
  return new Date(moscowMoment(today, 0).getTime() + daysLeft * DAY_MS);
}

/** /v1/roles: no body is documented, so none is read. */
export function getRoles({ seller, profile, now }: SellerCall): unknown {
  return {
    expires_at: expiryOf(seller.id, now).toISOString(),
    roles: [{ name: profile.role, methods: listMethods(profile) }],
  };
}
