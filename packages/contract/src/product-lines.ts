import * as z from 'zod/mini';
import { Day } from './dates.ts';
import { CabinetId, Sku } from './ids.ts';
import { route } from './route.ts';

/** Days that the small lines of a product show; the plan may show fewer. */
export const PRODUCT_LINES_DAYS = 28;

const line = z.array(z.nullable(z.number()));

/** A product of the book day by day, up to today: what the marketplace has not finished yet is null. */
export const getProductLines = route({
  method: 'POST',
  path: 'productTables/getLines',
  access: { cabinet: 'view' },
  input: z.object({ cabinetId: CabinetId, sku: Sku }),
  output: z.object({
    days: z.array(Day),
    /** As long as `days`; null where nothing was measured. Average of the places that our checks found, in all cities. */
    place: line,
    /** Over all its queries. */
    viewUsers: line,
    orders: line,
    /** Days of the marketplace's figures that the plan shows, when that is fewer. */
    planDays: z.nullable(z.int()),
  }),
  errors: ['product.notFound'],
});
