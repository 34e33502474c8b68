import type { Marketplace } from '@vitrina/contract/ids.ts';
import { loadHistory } from '../queries/load-history.ts';
import { foldSpellings } from '../queries/spelling/fold-spellings.ts';
import type { Filling } from './filling.ts';

/** Thirteen months of Ozon, so that a month can be compared with the same one a year ago; eleven weeks of the others. */
const DAYS: Record<Marketplace, number> = { ozon: 396, wb: 77, ym: 77 };
/**
 * Under older days the sums of all later ones are made anew, so a few large steps: twice the longest window and a day,
 * then all.
 */
const STEPS = [57];

/** Statistics of queries of one marketplace, through the provider and in the same ledger as every day after them. */
export function queriesPast(marketplace: Marketplace): Filling {
  return {
    subject: `${marketplace}Queries`,
    days: DAYS[marketplace],
    steps: STEPS,
    fill: async (context, { to }) => {
      await loadHistory(context, { marketplace, days: to, onProgress: () => undefined });
      await foldSpellings(context);
    },
  };
}
