import { listMyRequestProducts } from '@vitrina/contract/my-requests.ts';
import type { Seller } from './open-seller.ts';
import { readAdvertising } from './raw/advertising.ts';
import { windowOf } from './raw/days.ts';
import { readAnalytics, readOwnQueries } from './raw/ozon.ts';
import { remember } from './remember.ts';

/** As many days as are collected of a cabinet. */
const DAYS = 28;

async function readOwn(seller: Seller, _whole: 'own') {
  const { cabinetId } = seller;
  // Which day is the newest one is the product's word, as with the market.
  const { days: known } = await seller.ask(listMyRequestProducts, { cabinetId });
  const last = known.week?.to ?? '';
  const days = windowOf(last, DAYS);
  const from = days[0] ?? '';
  return {
    last,
    days,
    lines: await readOwnQueries(seller.ozon, seller.skus, days),
    analytics: await readAnalytics(seller.ozon, from, last),
    advertising: await readAdvertising(seller.advertiser, { from, to: last }),
  };
}

const remembered = remember(readOwn);
/** All that the marketplace tells of the seller's own products. */
export const ownOf = (seller: Seller) => remembered(seller, 'own');
export type Own = Awaited<ReturnType<typeof ownOf>>;
