import { addDays, type Day, daysBetween } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { knownSum, QUERY_TEXT } from '../own-queries/figures-sql.ts';
import type { ReportContext } from '../platform/context.ts';
import { type QueryFigures, SPANS } from './own-figures.ts';

export type OwnScope = { cabinetId: number; skus: readonly number[]; from: Day; to: Day };

const sum = z.nullable(z.number());

const OwnRow = z.object({
  text: z.string(),
  users: z.array(sum),
  productUsers: sum,
  placeSum: sum,
  placedUsers: sum,
  viewUsers: sum,
  orders: sum,
  gmvKopecks: sum,
});

// The searchers of a query are the same people whichever of the products they met: a day counts the most of them.
// Viewers, orders and money belong to each product and add up; one day without viewers (no Premium) makes their sum absent.
// What viewers and places are divided by adds up over products as well.
const OWN = `select
  text,
  [${Array.from({ length: SPANS }, (_, span) => `sumIf(searched, span = ${span})`).join(', ')}] as users,
  sumIf(met, span = 0) as productUsers,
  sumIf(places, span = 0) as placeSum,
  sumIf(placed, span = 0) as placedUsers,
  ${knownSum('viewed', 'span = 0')} as viewUsers,
  sumIf(bought, span = 0) as orders,
  sumIf(earned, span = 0) as gmvKopecks
from
(
  select
    text,
    intDiv({to:Date} - day, {days:UInt16}) as span,
    max(of_product.searched) as searched,
    sum(of_product.searched) as met,
    sum(of_product.places) as places,
    sum(of_product.placed) as placed,
    ${knownSum('of_product.viewed')} as viewed,
    sum(of_product.bought) as bought,
    sum(of_product.earned) as earned
  from
  (
    select
      ${QUERY_TEXT} as text,
      day,
      sum(search_users) as searched,
      sum(position * search_users) as places,
      sumIf(search_users, isNotNull(position)) as placed,
      ${knownSum('view_users')} as viewed,
      sum(orders) as bought,
      sum(gmv_kopecks) as earned
    from own_query_day as own
    where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {first:Date} and {to:Date}
    group by text, day, sku
  ) as of_product
  group by text, day
)
group by text`;

const AdRow = z.object({ text: z.string(), adViews: sum, adClicks: sum, spendKopecks: sum });

const ADS = `select phrase as text, sum(views) as adViews, sum(clicks) as adClicks, ${knownSum('spent_kopecks')} as spendKopecks
from own_ad_day final
where cabinet = {cabinet:UInt32} and kind = 'phrase' and sku in {skus:Array(UInt64)}
  and day between {from:Date} and {to:Date}
group by phrase`;

const NO_QUERY = {
  users: Array.from({ length: SPANS }, () => null),
  productUsers: null,
  placeSum: null,
  placedUsers: null,
  viewUsers: null,
  orders: null,
  gmvKopecks: null,
};

/** Sums of each query over the chosen products; with advertising by phrase where that is collected. */
export async function listOwnFigures(
  { clickhouse }: ReportContext,
  { cabinetId, skus, from, to }: OwnScope,
  { firstVisible, hasAdvertising }: { firstVisible: Day; hasAdvertising: boolean },
): Promise<QueryFigures[]> {
  const days = daysBetween(from, to) + 1;
  const scope = { cabinet: cabinetId, skus: [...skus], from, to };
  const earliest = addDays(from, -days * (SPANS - 1));
  const first = earliest < firstVisible ? firstVisible : earliest;
  const [own, ads] = await Promise.all([
    clickhouse.rows('queries of words', OWN, { ...scope, first, days }, OwnRow),
    hasAdvertising ? clickhouse.rows('advertising of words', ADS, scope, AdRow) : [],
  ]);
  const adsOf = new Map(ads.map((row) => [row.text, row]));
  // Where advertising is collected, a query without a line in it had none.
  const none = hasAdvertising ? 0 : null;
  const noAds = { adViews: none, adClicks: none, spendKopecks: none };
  const known = new Set(own.map(({ text }) => text));
  return [
    ...own.map((row) => ({ ...row, ...noAds, ...adsOf.get(row.text) })),
    ...ads.filter(({ text }) => !known.has(text)).map((row) => ({ ...NO_QUERY, ...row })),
  ];
}
