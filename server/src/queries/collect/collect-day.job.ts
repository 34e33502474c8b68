import { Day } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** What the provider answered, and when to ask again, stands in the ledger; the queue repeats only what broke here. */
export const collectDayJob = job({
  name: 'searchHistory.collectDay',
  payload: z.object({ marketplace: Marketplace, day: Day }),
  retryLimit: 3,
  retryDelaySeconds: 10,
  // An old day that arrives late has the sums of all later days rebuilt.
  expireInSeconds: 30 * 60,
});
