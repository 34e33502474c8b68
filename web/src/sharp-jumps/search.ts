import { Marketplace } from '@vitrina/contract/ids.ts';
import { JumpDirection, JumpMetric, StatisticsWindow } from '@vitrina/contract/tool-bounds.ts';
import * as z from 'zod/mini';

const MOST = 1_000_000_000;

/** The state of the screen in the address. Money is roubles, as people write it. */
export const SharpJumpsSearch = z.object({
  marketplace: z.catch(z._default(Marketplace, 'ozon'), 'ozon'),
  /** Empty: the newest measured day. */
  day: z.catch(z._default(z.string(), ''), ''),
  window: z.catch(z._default(StatisticsWindow, 7), 7),
  direction: z.catch(z._default(JumpDirection, 'rise'), 'rise'),
  metric: z.catch(z._default(JumpMetric, 'count'), 'count'),
  /** Without it the usual base of the metric. */
  base: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(MOST))), undefined),
  contains: z.catch(z._default(z.string(), ''), ''),
  hideSeasonal: z.catch(z._default(z.boolean(), false), false),
});
export type SharpJumpsSearch = z.infer<typeof SharpJumpsSearch>;
export const FIRST_SHARP_JUMPS: SharpJumpsSearch = z.parse(SharpJumpsSearch, {});
