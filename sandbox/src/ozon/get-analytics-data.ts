import { setImmediate as breathe } from 'node:timers/promises';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import { moscowMoment } from '../clock/moscow-day.ts';
import { NO_COUNTERS } from '../traffic/traffic.ts';
import { DIMENSION_NAMES, type DimensionValue, splitDays, valuesOf } from './analytics-dimensions.ts';
import { addFigures, type Figures, METRIC_NAMES, METRICS } from './analytics-metrics.ts';
import { WrittenDay } from './analytics-period.ts';
import { pickRows, RowFilter, RowOrder } from './pick-rows.ts';
import type { SellerCall } from './seller-call.ts';
import { invalidArgument, refusal, tooOften } from './seller-error.ts';

const MOST_METRICS = 14;
// The real one goes back further; the market counts day by day, and three months of a shop take it some seconds.
const MOST_DAYS = 92;
// The real figures of a day come one or two hours late.
const DELAY_MS = 90 * 60_000;

const Ask = z
  .object({
    date_from: WrittenDay,
    date_to: WrittenDay,
    dimension: z.array(z.enum(DIMENSION_NAMES)).min(1).max(DIMENSION_NAMES.length),
    metrics: z.array(z.enum(METRIC_NAMES)).min(1).max(MOST_METRICS),
    filters: z.array(RowFilter).max(20).default([]),
    sort: z.array(RowOrder).max(20).default([]),
    limit: z.coerce.number().int().min(1).max(1000),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  })
  .refine((ask) => ask.date_to >= ask.date_from && ask.date_to - ask.date_from < MOST_DAYS, {
    message: `from 1 to ${MOST_DAYS} days after date_from`,
    path: ['date_to'],
  });
type Ask = z.infer<typeof Ask>;

type Group = { dimensions: DimensionValue[]; figures: Figures };

const NO_FIGURES: Figures = { organic: NO_COUNTERS, advertised: NO_COUNTERS };

/** What is measured by now, put together by the asked dimensions. A day that has not come has no row at all. */
async function measureGroups({ market, traffic, seller, now }: SellerCall, ask: Ask): Promise<Group[]> {
  const groups = new Map<string, Group>();
  const measuredMs = now.getTime() - DELAY_MS;
  for (const listed of market.products.ofSeller(seller.id)) {
    const { sku } = listed;
    const product = { ...listed, title: market.products.look(sku, now).title };
    const period = { fromDay: ask.date_from, toDay: ask.date_to };
    for (const { fromDay, toDay } of splitDays(period, ask.dimension, { market, product })) {
      const fromMs = moscowMoment(fromDay, 0).getTime();
      const toMs = Math.min(moscowMoment(toDay, 0).getTime() + DAY_MS, measuredMs);
      if (toMs <= fromMs) continue;
      const span = { marketplace: 'ozon', sku, fromMs, toMs } as const;
      const figures = { organic: traffic.organic(span), advertised: traffic.advertised(span) };
      const dimensions = valuesOf({ market, product, day: fromDay }, ask.dimension);
      const key = dimensions.map(({ id }) => id).join(' ');
      const group = groups.get(key) ?? { dimensions, figures: NO_FIGURES };
      groups.set(key, { dimensions, figures: addFigures(group.figures, figures) });
    }
    // Others are served in between.
    await breathe();
  }
  return [...groups.values()];
}

/** /v1/analytics/data: once a minute, and only with one of the two larger subscriptions. */
export async function getAnalyticsData(call: SellerCall, body: unknown): Promise<unknown> {
  const { premium } = call.profile;
  if (premium !== 'PREMIUM_PLUS' && premium !== 'PREMIUM_PRO') throw refusal('notAllowed');
  const ask = Ask.parse(body);
  if (new Set(ask.dimension).size !== ask.dimension.length)
    throw invalidArgument('dimension: repeated value');
  // A wrong key is refused before the request counts.
  pickRows([], ask);
  const waitMs = call.analyticsLimit.take(String(call.seller.id));
  if (waitMs > 0) throw tooOften(waitMs);

  const groups = await measureGroups(call, ask);
  const write = (figures: Figures) => ask.metrics.map((name) => METRICS[name](figures));
  const rows = groups.map(({ dimensions, figures }) => ({ dimensions, metrics: write(figures) }));
  const total = groups.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);
  return {
    result: { data: pickRows(rows, ask), totals: write(total) },
    timestamp: call.now.toISOString().slice(0, 19).replace('T', ' '),
  };
}
