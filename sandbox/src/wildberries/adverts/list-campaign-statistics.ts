import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import { DayText, formatDay, moscowMoment } from '../../clock/moscow-day.ts';
import type { DayNumber } from '../../market/market.ts';
import { nmIdOf } from '../../market/nm-id.ts';
import { hash } from '../../platform/hash.ts';
import { listOwnProducts } from '../own-products.ts';
import { listDays, readPeriod, spanOf } from '../period.ts';
import { splitCount } from '../split-count.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse, WbError } from '../wb-error.ts';
import { CampaignIds } from './list-campaigns.ts';
import type { WbCampaign } from './open-campaigns.ts';
import { addRows, describeRow, NO_ROW, type StatisticsRow, spendOf } from './statistics-row.ts';

const MOST_DAYS = 31;
// Statistics of advertising come one to two hours late.
const LAG_MS = 90 * 60_000;
// Site, Android and iOS with their parts of the views.
const APPS = [1, 32, 64] as const;
const APP_SHARES = [0.3, 0.5, 0.2];
const ASSOCIATED_APP = 32;
const ASSOCIATED_DAYS = 3;

const Ask = z.object({ ids: CampaignIds, beginDate: DayText, endDate: DayText });

type NmRow = { sku: number; row: StatisticsRow };

/** What the campaign brought with one of its products on a day, as far as it is counted. */
export function countAdvertised(
  { traffic, now }: Pick<WbCall, 'traffic' | 'now'>,
  { paymentType, createdAtMs, untilMs }: WbCampaign,
  { sku, bidKopecks }: WbCampaign['items'][number],
  day: DayNumber,
): StatisticsRow {
  const { fromMs, toMs } = spanOf({ from: day, to: day }, new Date(now.getTime() - LAG_MS));
  const span = { fromMs: Math.max(fromMs, createdAtMs), toMs: Math.min(toMs, untilMs ?? toMs) };
  if (span.fromMs >= span.toMs) return NO_ROW;
  const counters = traffic.advertised({ marketplace: 'wb', sku, ...span });
  return { ...counters, spentKopecks: spendOf(counters, paymentType, bidKopecks) };
}

function splitByApps(
  { views, clicks, carts, orders, ordersKopecks }: StatisticsRow,
  { paymentType }: WbCampaign,
  bidKopecks: number,
): StatisticsRow[] {
  const price = orders === 0 ? 0 : ordersKopecks / orders;
  const columns = [views, clicks, carts, orders].map((count) => splitCount(count, APP_SHARES));
  return APPS.map((_, app) => {
    const [appViews = 0, appClicks = 0, appCarts = 0, appOrders = 0] = columns.map(
      (column) => column[app] ?? 0,
    );
    return {
      views: appViews,
      clicks: appClicks,
      carts: appCarts,
      orders: appOrders,
      ordersKopecks: Math.round(appOrders * price),
      spentKopecks: spendOf({ views: appViews, clicks: appClicks }, paymentType, bidKopecks),
    };
  });
}

/** Buyers who came for the advertised product also bought another one: a row of its own, without a view. */
function findAssociated(call: WbCall, { id, items }: WbCampaign, day: DayNumber): NmRow | undefined {
  if (hash('associated', id, day) % ASSOCIATED_DAYS !== 0) return undefined;
  const others = listOwnProducts(call).filter(({ sku }) => !items.some((item) => item.sku === sku));
  const other = others[hash('associated product', id, day) % Math.max(1, others.length)];
  if (other === undefined) return undefined;
  const { priceKopecks } = call.market.products.state(other.sku, moscowMoment(day, 12), 'wb');
  return { sku: other.sku, row: { ...NO_ROW, orders: 1, ordersKopecks: priceKopecks } };
}

function describeNm({ market, now }: WbCall, { sku, row }: NmRow): unknown {
  const { title } = market.products.look(sku, now, 'wb');
  return { ...describeRow(row), nmId: nmIdOf(sku), name: title };
}

function describeDay(call: WbCall, campaign: WbCampaign, day: DayNumber) {
  const products = campaign.items.map((item) => {
    const row = countAdvertised(call, campaign, item, day);
    return { sku: item.sku, apps: splitByApps(row, campaign, item.bidKopecks) };
  });
  const isSeen = products.some(({ apps }) => apps.some(({ views }) => views > 0));
  if (!isSeen) return undefined;
  const associated = findAssociated(call, campaign, day);
  const apps = APPS.map((appType, app) => {
    const rows: NmRow[] = products
      .map(({ sku, apps: split }) => ({ sku, row: split[app] ?? NO_ROW }))
      .filter(({ row }) => row.views > 0);
    if (appType === ASSOCIATED_APP && associated) rows.push(associated);
    return { appType, rows, sum: addRows(rows.map(({ row }) => row)) };
  }).filter(({ rows }) => rows.length > 0);
  const sum = addRows(apps.map((app) => app.sum));
  return {
    sum,
    described: {
      ...describeRow(sum),
      date: `${formatDay(day)}T00:00:00Z`,
      apps: apps.map((app) => ({
        ...describeRow(app.sum),
        appType: app.appType,
        nms: app.rows.map((row) => describeNm(call, row)),
      })),
    },
  };
}

/** GET /adv/v3/fullstats: by day, platform and article; campaigns of others are silently left out. */
export const listCampaignStatistics: WbOperation = async (call, { query }) => {
  const requested = Ask.safeParse(query);
  if (!requested.success)
    throw refuse('adverts', 400, `invalid ${requested.error.issues[0]?.path.join('.') ?? 'ids'}`);
  const { ids, beginDate, endDate } = requested.data;
  const period = readPeriod({ start: beginDate, end: endDate }, call.now, { mostDays: MOST_DAYS });
  if ('refused' in period) {
    const isLong = endDate - beginDate + 1 > MOST_DAYS;
    const detail = isLong ? `max date range ${MOST_DAYS} days` : period.refused;
    const { body } = refuse('adverts', 400, detail);
    throw new WbError(400, {
      ...z.looseObject({}).parse(body),
      errors: [{ detail, field: 'begin and end' }],
      type: 'bad request',
    });
  }

  const answers: unknown[] = [];
  for (const campaign of call.campaigns.ofSeller(call.seller.id, call.now)) {
    if (!ids.includes(campaign.id)) continue;
    const days = listDays(period).flatMap((day) => describeDay(call, campaign, day) ?? []);
    const sum = addRows(days.map((day) => day.sum));
    answers.push({
      advertId: campaign.id,
      ...describeRow(sum),
      days: days.map(({ described }) => described),
      currency: 'RUB',
    });
    await breathe();
  }
  return answers;
};
