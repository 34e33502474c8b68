import { Marketplace } from '@vitrina/contract/ids.ts';
import { StatisticsWindow, UNDERVALUED_BOUNDS } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const MOST = 2_000_000_000;
const amount = (minimum: number, maximum = MOST) =>
  z.catch(z.optional(z.int().check(z.minimum(minimum), z.maximum(maximum))), undefined);

/** Two numbers a corner: searches and competitors. */
const Area = z.array(z.number()).check(
  z.maxLength(80),
  z.refine((numbers) => numbers.length % 2 === 0),
);

/** The state of the screen in the address. Prices are roubles and growth is percent, as people write them. */
export const UndervaluedSearch = z.object({
  marketplace: withDefault(Marketplace, 'ozon'),
  /** Empty: the newest measured day. */
  day: withDefault(z.string(), ''),
  growth: withDefault(StatisticsWindow, 28),
  contains: withDefault(z.string(), ''),
  frequency: withDefault(
    z.int().check(z.minimum(UNDERVALUED_BOUNDS.leastFrequency), z.maximum(MOST)),
    UNDERVALUED_BOUNDS.usualFrequency,
  ),
  competitors: amount(0),
  priceFrom: amount(0, MOST / 100),
  priceTo: amount(0, MOST / 100),
  minGrowth: amount(-100, 100_000),
  hideMine: withDefault(z.boolean(), false),
  misspelt: withDefault(z.boolean(), false),
  /** What was circled on the chart. */
  area: withDefault(Area, []),
});
export type UndervaluedSearch = z.infer<typeof UndervaluedSearch>;
export const FIRST_UNDERVALUED: UndervaluedSearch = z.parse(UndervaluedSearch, {});
