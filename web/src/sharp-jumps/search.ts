import { Marketplace } from '@vitrina/contract/ids.ts';
import { JumpDirection, JumpMetric, StatisticsWindow } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const MOST = 1_000_000_000;

/** The state of the screen in the address. Money is roubles, as people write it. */
export const SharpJumpsSearch = z.object({
  marketplace: withDefault(Marketplace, 'ozon'),
  /** Empty: the newest measured day. */
  day: withDefault(z.string(), ''),
  window: withDefault(StatisticsWindow, 7),
  direction: withDefault(JumpDirection, 'rise'),
  metric: withDefault(JumpMetric, 'count'),
  /** Without it the usual base of the metric. */
  base: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(MOST))), undefined),
  contains: withDefault(z.string(), ''),
  hideSeasonal: withDefault(z.boolean(), false),
  misspelt: withDefault(z.boolean(), false),
});
export type SharpJumpsSearch = z.infer<typeof SharpJumpsSearch>;
export const FIRST_SHARP_JUMPS: SharpJumpsSearch = z.parse(SharpJumpsSearch, {});
