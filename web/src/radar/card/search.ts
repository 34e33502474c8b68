import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import * as z from 'zod/mini';
import { withDefault } from '../../platform/with-default.ts';

/** The state of one card's screen in the address. */
export const RadarCardSearch = z.object({
  from: withDefault(z.string(), ''),
  to: withDefault(z.string(), ''),
  tab: withDefault(z.enum(['changes', 'piggyBackers']), 'changes'),
  page: withDefault(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  pageSize: withDefault(z.int().check(z.refine((size) => TABLE_PAGE_SIZES.some((one) => one === size))), 20),
  view: withDefault(z.enum(['strips', 'table']), 'strips'),
  /** The change whose difference is open; 0: none. */
  change: withDefault(z.int().check(z.minimum(0), z.maximum(2_147_483_647)), 0),
});
export type RadarCardSearch = z.infer<typeof RadarCardSearch>;
export const FIRST_RADAR_CARD: RadarCardSearch = z.parse(RadarCardSearch, {});
