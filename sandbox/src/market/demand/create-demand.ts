import { weekdayOf } from '../calendar.ts';
import { bell, mix } from '../chance.ts';
import type { DayNumber, Market, MarketplaceId, QueryDay } from '../market.ts';
import { CURVE_NAMES, type QueryTraits } from '../queries/query-traits.ts';
import { WEEK_CURVES } from '../vocabulary/week-curves.ts';
import { findCityIndex } from './cities.ts';
import { COLLECTED_MARKETPLACES } from './collected-marketplaces.ts';
import { createCitySplit } from './create-city-split.ts';
import { createHourCurves } from './create-hour-curves.ts';
import { createSeasons } from './create-seasons.ts';
import { createTrends } from './create-trends.ts';
import { cutTotals, type DayTotals, drawTotals, subtractTotals } from './day-totals.ts';
import { describeDay } from './describe-day.ts';
import { drawCount } from './draw-count.ts';
import { findBurst } from './find-burst.ts';
import { findPresence } from './find-presence.ts';
import { splitHours } from './split-hours.ts';

const WHOLE_COUNTRY = 0;
// Day and week by themselves move a query by these parts.
const DAY_SPREAD = 0.06;
const WEEK_SPREAD = 0.07;

const WEEKDAYS = CURVE_NAMES.map((name) => WEEK_CURVES[name].weekdays);

export type Demand = Pick<Market, 'day' | 'hours' | 'burst'>;

type Moment = { queryHash: number; dayHash: number };

export function createDemand(traits: QueryTraits, categoryCount: number, seed: number): Demand {
  const seasons = createSeasons();
  const trends = createTrends(traits.count, mix(seed, 21));
  const splitByCity = createCitySplit(categoryCount, mix(seed, 22));
  const curves = createHourCurves();
  const presenceSeed = mix(seed, 23);

  /** What makes a query rise, fall, come or go all at once. One that is forgotten is forgotten on every marketplace. */
  function jumpOf(queryHash: number, index: number, day: DayNumber): number {
    return findBurst(queryHash, day) * findPresence(mix(presenceSeed, index), index, day);
  }

  function expectSearches(marketplace: MarketplaceId, index: number, day: DayNumber, at: Moment): number {
    const { scale, spread, index: place } = COLLECTED_MARKETPLACES[marketplace];
    const season = seasons(day)[traits.seasons[index] ?? 0] ?? 1;
    const weekday = WEEKDAYS[traits.curves[index] ?? 0]?.[weekdayOf(day)] ?? 1;
    const week = mix(at.queryHash, Math.floor((day + 3) / 7));
    const noise =
      DAY_SPREAD * bell(at.dayHash) + WEEK_SPREAD * bell(week) + spread * bell(mix(at.queryHash, -1 - place));
    const popularity = (traits.popularity[index] ?? 0) * scale * Math.exp(trends(index, day) + noise);
    return popularity * season * weekday * jumpOf(at.queryHash, index, day);
  }

  function countTotals(
    marketplace: MarketplaceId,
    index: number,
    day: DayNumber,
    at: Moment,
  ): DayTotals | undefined {
    if (day < COLLECTED_MARKETPLACES[marketplace].firstDay) return undefined;
    const searches = drawCount(expectSearches(marketplace, index, day, at), mix(at.dayHash, 31));
    if (searches === 0) return undefined;
    const cartShare = traits.cartShare[index] ?? 0;
    const zeroShare = traits.zeroShare[index] ?? 0;
    return drawTotals(searches, { cartShare, zeroShare }, at.queryHash, at.dayHash);
  }

  function momentOf(marketplace: MarketplaceId, index: number, day: DayNumber): Moment {
    const queryHash = mix(mix(seed, index), COLLECTED_MARKETPLACES[marketplace].index);
    return { queryHash, dayHash: mix(queryHash, day) };
  }

  /** The part of a day's totals that a city has; undefined if nobody there searched. */
  function cutCity(totals: DayTotals, index: number, cityIndex: number, at: Moment): DayTotals | undefined {
    const category = traits.categories[index] ?? 0;
    const [from, to] = splitByCity(category, cityIndex, at, totals.searches);
    if (to === from) return undefined;
    const offset = mix(at.dayHash, 92);
    return subtractTotals(cutTotals(totals, to, offset), cutTotals(totals, from, offset));
  }

  const knows = (index: number) => Number.isInteger(index) && index >= 0 && index < traits.count;

  function findDay(
    marketplace: MarketplaceId,
    index: number,
    day: DayNumber,
    cityId: number,
  ): QueryDay | undefined {
    if (!knows(index)) return undefined;
    const at = momentOf(marketplace, index, day);
    const totals = countTotals(marketplace, index, day, at);
    if (totals === undefined) return undefined;
    const about = { index, day, dayHash: at.dayHash };
    if (cityId === WHOLE_COUNTRY) return describeDay(traits, about, totals, 1);
    const cityIndex = findCityIndex(cityId);
    const city = cityIndex === -1 ? undefined : cutCity(totals, index, cityIndex, at);
    // Far from the warehouses fewer things are offered.
    const reach = 0.98 - 0.012 * cityIndex;
    return city && describeDay(traits, about, city, reach);
  }

  return {
    day: findDay,
    burst: (marketplace, index, day) => jumpOf(momentOf(marketplace, index, day).queryHash, index, day),
    hours(marketplace, index, day, cityId) {
      const searches = findDay(marketplace, index, day, cityId)?.count;
      const curve = CURVE_NAMES[traits.curves[index] ?? 0];
      if (searches === undefined || curve === undefined) return undefined;
      const { dayHash } = momentOf(marketplace, index, day);
      const cityIndex = findCityIndex(cityId);
      return splitHours(searches, curves(curve, weekdayOf(day) > 4, cityIndex), mix(dayHash, cityIndex));
    },
  };
}
