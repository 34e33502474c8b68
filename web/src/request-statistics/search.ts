import { REQUEST_STATISTICS_BOUNDS } from '@vitrina/contract/tool-bounds.ts';
import * as z from 'zod/mini';

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
  skus: z.catch(z._default(ListOrOne, []), []),
  /** Empty: the last seven ready days. */
  from: z.catch(z._default(z.string(), ''), ''),
  to: z.catch(z._default(z.string(), ''), ''),
  view: z.catch(z._default(z.enum(['queries', 'products']), 'queries'), 'queries'),
  /** The row whose funnel and chart are open, as `sku|query`. */
  row: z.catch(z._default(z.string(), ''), ''),
  /** Only what costs money and sells nothing. */
  costly: z.catch(z._default(z.boolean(), false), false),
});
export type RequestStatisticsSearch = z.infer<typeof RequestStatisticsSearch>;

export const FIRST_REQUEST_STATISTICS: RequestStatisticsSearch = z.parse(RequestStatisticsSearch, {});
