import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import { mix } from '../market/chance.ts';
import type { DayNumber, Market, Product } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { type SettingsReader, USUAL_SETTINGS } from '../settings/open-settings.ts';
import { countHour } from './count-hour.ts';
import { type Campaigns, createCampaigns } from './create-campaigns.ts';
import { createPictureAppeal } from './create-picture-appeal.ts';
import { createProductDays, type TrafficKind } from './create-product-days.ts';
import { listHourParts } from './list-hour-parts.ts';
import { addCounters, type Counters, NO_COUNTERS, subtractCounters, type TrafficSpan } from './traffic.ts';

export type Traffic = {
  /** From search, catalogue and recommendations, without advertising. */
  organic(span: TrafficSpan): Counters;
  /** From campaigns; nothing while no campaign shows the product. */
  advertised(span: TrafficSpan): Counters;
  campaigns: Campaigns;
};

const KEPT_DAYS = 40_000;
/** What buyers did, from the seed and from what was changed; asking it changes nothing. */
export function createTraffic(market: Market, settings: SettingsReader = USUAL_SETTINGS): Traffic {
  const appeal = createPictureAppeal(market, settings);
  const productDayOf = createProductDays(market, appeal, settings);
  const days = createMemory<Counters>(KEPT_DAYS);

  function countPart(kind: TrafficKind, product: Product, day: DayNumber, span: TrafficSpan): Counters {
    const described = productDayOf(kind, span.marketplace, product, day);
    const dayMs = moscowMoment(day, 0).getTime();
    let counted = NO_COUNTERS;
    for (let hour = 0; hour < 24; hour += 1) {
      const startMs = dayMs + hour * HOUR_MS;
      const from = Math.max(0, (span.fromMs - startMs) / HOUR_MS);
      const to = Math.min(1, (span.toMs - startMs) / HOUR_MS);
      if (from >= to) continue;
      const number = day * 24 + hour;
      const parts = listHourParts(market, described, number);
      const hash = mix(described.hash, number);
      counted = addCounters(counted, countHour(parts, to, hash));
      if (from > 0) counted = subtractCounters(counted, countHour(parts, from, hash));
    }
    return counted;
  }

  function countDay(kind: TrafficKind, product: Product, day: DayNumber, span: TrafficSpan): Counters {
    if (product.createdDay > day) return NO_COUNTERS;
    const fromMs = moscowMoment(day, 0).getTime();
    const toMs = moscowMoment(day + 1, 0).getTime();
    if (span.fromMs > fromMs || span.toMs < toMs) return countPart(kind, product, day, span);
    const { marketplace, sku } = span;
    const key = `${kind} ${marketplace} ${sku} ${day} ${appeal.stampOf(marketplace, sku, day)} ${settings.stamp()}`;
    return days.of(key, () => countPart(kind, product, day, { ...span, fromMs, toMs }));
  }

  function count(kind: TrafficKind, span: TrafficSpan): Counters {
    const product = market.products.bySku(span.sku);
    if (product === undefined || span.fromMs >= span.toMs) return NO_COUNTERS;
    if (!market.products.isSold(span.sku, span.marketplace)) return NO_COUNTERS;
    const last = moscowDay(new Date(span.toMs - 1));
    let counted = NO_COUNTERS;
    for (let day = moscowDay(new Date(span.fromMs)); day <= last; day += 1) {
      counted = addCounters(counted, countDay(kind, product, day, span));
    }
    return counted;
  }

  return {
    organic: (span) => count('organic', span),
    advertised: (span) => count('advertised', span),
    campaigns: createCampaigns(market),
  };
}
