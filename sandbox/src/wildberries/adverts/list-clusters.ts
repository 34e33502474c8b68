import { z } from 'zod';
import { DayText, formatDay, moscowDay } from '../../clock/moscow-day.ts';
import type { Product } from '../../market/market.ts';
import type { QueryFigures } from '../create-query-meter.ts';
import { findOwnProduct } from '../own-products.ts';
import { hourOf, listDays, type Period, readPeriod } from '../period.ts';
import { splitCount } from '../split-count.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { countAdvertised } from './list-campaign-statistics.ts';
import type { WbCampaign } from './open-campaigns.ts';
import { addRows, percent, ratio, type StatisticsRow, spendOf } from './statistics-row.ts';

const MOST_PAIRS = 100;
const MOST_DAYS = 30;
const CLUSTERS = 8;
// Clusters seen less often are not told.
const LEAST_VIEWS = 100;

const CamelPair = z.object({ advertId: z.int(), nmId: z.int() });
const SnakePair = z
  .object({ advert_id: z.int(), nm_id: z.int() })
  .transform(({ advert_id, nm_id }) => ({ advertId: advert_id, nmId: nm_id }));
const TotalsAsk = z.object({ from: DayText, to: DayText, items: z.array(SnakePair).max(MOST_PAIRS) });
const DaysAsk = z.object({ from: DayText, to: DayText, items: z.array(CamelPair).max(MOST_PAIRS) });
const ListAsk = z.object({ items: z.array(CamelPair).max(MOST_PAIRS) });

type Pair = z.infer<typeof CamelPair>;
type Advertised = { product: Product; campaign: WbCampaign; item: WbCampaign['items'][number] };
type Cluster = { query: QueryFigures; row: StatisticsRow };

function readDays(call: WbCall, { from, to }: { from: number; to: number }): Period {
  const period = readPeriod({ start: from, end: to }, call.now, { mostDays: MOST_DAYS });
  if ('refused' in period) throw refuse('adverts', 400, period.refused);
  return period;
}

/** undefined for a product that the campaign does not have: such a pair is answered without figures. */
function findPair(call: WbCall, { advertId, nmId }: Pair): Advertised | undefined {
  const { campaigns, seller, now } = call;
  const campaign = campaigns.find(seller.id, advertId, now);
  const product = findOwnProduct(call, nmId);
  const item = campaign?.items.find(({ sku }) => sku === product?.sku);
  return campaign && product && item && { campaign, product, item };
}

/** Divides what a campaign brought on some days among the product's main queries. */
function countClusters(call: WbCall, pair: Advertised, days: Period, whole: Period): Cluster[] {
  const { campaign, product, item } = pair;
  const total = addRows(listDays(days).map((day) => countAdvertised(call, campaign, item, day)));
  const queries = call.queryMeter.of(product, whole, hourOf(call.now)).slice(0, CLUSTERS);
  const shares = queries.map(({ share }) => share);
  const [views = [], clicks = [], carts = [], orders = []] = [
    total.views,
    total.clicks,
    total.carts,
    total.orders,
  ].map((count) => splitCount(count, shares));
  return queries.flatMap((query, place) => {
    const seen = { views: views[place] ?? 0, clicks: Math.min(clicks[place] ?? 0, views[place] ?? 0) };
    if (seen.views === 0) return [];
    const counted = { ...seen, carts: carts[place] ?? 0, orders: orders[place] ?? 0, ordersKopecks: 0 };
    const spentKopecks = spendOf(seen, campaign.paymentType, item.bidKopecks);
    return { query, row: { ...counted, spentKopecks } };
  });
}

/** Campaigns that pay for clicks are told nothing about views. */
function describeCluster({ row }: Cluster, { paymentType }: WbCampaign) {
  const { views, clicks, carts, orders, spentKopecks } = row;
  const isForViews = paymentType === 'cpm';
  return {
    views: isForViews ? views : null,
    clicks,
    atbs: carts,
    orders,
    ctr: isForViews ? percent(clicks, views) : null,
    cpc: ratio(spentKopecks / 100, clicks),
    cpm: isForViews ? ratio(spentKopecks * 10, views) : null,
    shks: orders,
    spend: spentKopecks / 100,
  };
}

/** POST /adv/v0/normquery/stats: totals of the period, in snake case. */
export const listClusterTotals: WbOperation = (call, { body }) => {
  const requested = TotalsAsk.parse(body);
  const period = readDays(call, requested);
  return {
    stats: requested.items.map(({ advertId, nmId }) => {
      const pair = findPair(call, { advertId, nmId });
      return {
        advert_id: advertId,
        nm_id: nmId,
        ...(pair && {
          stats: countClusters(call, pair, period, period).map((cluster) => ({
            norm_query: cluster.query.text,
            ...describeCluster(cluster, pair.campaign),
            avg_pos: cluster.query.avgPosition,
            currency: 'RUB',
          })),
        }),
      };
    }),
  };
};

/** POST /adv/v1/normquery/stats: day by day, in camel case. */
export const listClusterDays: WbOperation = (call, { body }) => {
  const requested = DaysAsk.parse(body);
  const period = readDays(call, requested);
  return {
    items: requested.items.map(({ advertId, nmId }) => {
      const pair = findPair(call, { advertId, nmId });
      const days = pair === undefined ? [] : listDays(period);
      return {
        advertId,
        nmId,
        ...(pair && {
          dailyStats: days.flatMap((day) =>
            countClusters(call, pair, { from: day, to: day }, period).map((cluster) => ({
              date: formatDay(day),
              stat: {
                normQuery: cluster.query.text,
                ...describeCluster(cluster, pair.campaign),
                avgPos: cluster.query.avgPosition,
              },
            })),
          ),
        }),
      };
    }),
  };
};

/** POST /adv/v0/normquery/list: the clusters that were seen often enough in the last month. */
export const listClusters: WbOperation = (call, { body }) => {
  const { items } = ListAsk.parse(body);
  const today = moscowDay(call.now);
  const month = { from: today - MOST_DAYS, to: today - 1 };
  return {
    items: items.map((requested) => {
      const pair = findPair(call, requested);
      const clusters = pair === undefined ? [] : countClusters(call, pair, month, month);
      const texts = clusters.filter(({ row }) => row.views >= LEAST_VIEWS).map(({ query }) => query.text);
      return {
        ...requested,
        normQueries: { active: texts.length === 0 ? null : texts, excluded: null, archived: null },
      };
    }),
  };
};
