import type { AbEventKind } from '@vitrina/contract/ab-tests/results.ts';

/** What was seen of a product and its advertising; null: it could not be read. */
export type Look = {
  priceKopecks: number | null;
  /** With the seller's own promotions. */
  saleKopecks: number | null;
  stock: number | null;
  runningCampaignIds: readonly string[] | null;
};

/** With what is remembered of earlier looks. */
export type Seen = Omit<Look, 'runningCampaignIds'> & {
  ranCampaignIds: readonly string[];
  stoppedCampaignIds: readonly string[] | null;
};

export type Found = {
  seen: Seen;
  /** A moment, or the beginning of something that lasts. */
  began: AbEventKind[];
  ended: AbEventKind[];
};

/** These go on until they are seen to have ended; the others are moments. */
export const LASTING = ['campaignsStopped', 'outOfStock'] as const satisfies AbEventKind[];

const isOnSale = (price: number | null, sale: number | null) =>
  price === null || sale === null ? null : sale < price;

function judgePrice(former: Seen, present: Look): AbEventKind | undefined {
  const { priceKopecks: price, saleKopecks: sale } = present;
  if (isOnSale(former.priceKopecks, former.saleKopecks) === false && isOnSale(price, sale) === true)
    return 'saleBegan';
  const isChanged = (was: number | null, is: number | null) => was !== null && is !== null && was !== is;
  if (isChanged(former.priceKopecks, price) || isChanged(former.saleKopecks, sale)) return 'priceChanged';
  return undefined;
}

const isStopped = (ids: readonly string[] | null) => ids !== null && ids.length > 0;

/**
 * What has happened between two looks. The first look of a test is what it begins with: a campaign that does not run
 * then has not stopped.
 */
export function findEvents(former: Seen | undefined, present: Look): Found {
  const { runningCampaignIds: running, ...product } = present;
  const ran = [...new Set([...(former?.ranCampaignIds ?? []), ...(running ?? [])])];
  const seen: Seen = {
    // What cannot be read now is as it was.
    priceKopecks: product.priceKopecks ?? former?.priceKopecks ?? null,
    saleKopecks: product.saleKopecks ?? former?.saleKopecks ?? null,
    stock: product.stock ?? former?.stock ?? null,
    ranCampaignIds: ran,
    stoppedCampaignIds:
      running === null ? (former?.stoppedCampaignIds ?? null) : ran.filter((id) => !running.includes(id)),
  };
  const price = former && judgePrice(former, present);
  const found: Found = { seen, began: price === undefined ? [] : [price], ended: [] };
  const compare = (kind: AbEventKind, was: boolean, is: boolean) => {
    if (is && !was) found.began.push(kind);
    if (was && !is) found.ended.push(kind);
  };
  compare('outOfStock', former?.stock === 0, seen.stock === 0);
  compare(
    'campaignsStopped',
    isStopped(former?.stoppedCampaignIds ?? null),
    isStopped(seen.stoppedCampaignIds),
  );
  return found;
}
