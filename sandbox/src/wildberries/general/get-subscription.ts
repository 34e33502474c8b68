import { DAY_MS } from '@vitrina/contract/durations.ts';
import { hash } from '../../platform/hash.ts';
import type { WbOperation } from '../wb-call.ts';

const PAID_DAYS = 30;

/** GET /api/common/v1/subscriptions: an empty answer is that of a seller who never had the subscription. */
export const getSubscription: WbOperation = ({ seller, profile, now, isPlanted }, _ask, reply) => {
  if (profile.jam === undefined || isPlanted('noPremium')) return reply.send();
  const day = Math.floor(now.getTime() / DAY_MS);
  // Paid anew every 30 days, each seller on a day of its own.
  const sincePaid = (day + hash('jam', seller.id)) % PAID_DAYS;
  const since = day - sincePaid - PAID_DAYS * (2 + (hash('jam since', seller.id) % 10));
  return {
    state: 'active',
    activationSource: 'jam',
    level: profile.jam,
    since: new Date(since * DAY_MS).toISOString(),
    till: new Date((day - sincePaid + PAID_DAYS) * DAY_MS).toISOString(),
  };
};
