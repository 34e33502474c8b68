import { REQUEST_STATISTICS_BOUNDS } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const Sku = z.int().check(z.positive());
const Skus = z.array(Sku).check(z.maxLength(REQUEST_STATISTICS_BOUNDS.products));
/** A link written by hand may name one product only, which the address gives as a number. */
const ListOrOne = z.union([
  Skus,
  z.pipe(
    Sku,
    z.transform((one) => [one]),
  ),
]);

/** The whole state of the screen in the address. */
export const RequestStatisticsSearch = z.object({
  /** Empty: the products that most people saw. */
  skus: withDefault(ListOrOne, []),
  /** Empty: the last seven ready days. */
  from: withDefault(z.string(), ''),
  to: withDefault(z.string(), ''),
  view: withDefault(z.enum(['queries', 'products']), 'queries'),
  /** The row whose funnel and chart are open, as `sku|query`. */
  row: withDefault(z.string(), ''),
  /** Only what costs money and sells nothing. */
  costly: withDefault(z.boolean(), false),
});
export type RequestStatisticsSearch = z.infer<typeof RequestStatisticsSearch>;

export const FIRST_REQUEST_STATISTICS: RequestStatisticsSearch = z.parse(RequestStatisticsSearch, {});

/** Left behind when another cabinet is chosen. */
export const STATISTICS_OF_CABINET = ['skus', 'row'] as const satisfies (keyof RequestStatisticsSearch)[];
