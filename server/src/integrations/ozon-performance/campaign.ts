import * as z from 'zod';
import { Id } from './lenient.ts';

/** Words which the product knows; new ones keep coming, so both stay open. */
export const CAMPAIGN_STATES = {
  running: 'CAMPAIGN_STATE_RUNNING',
  /** No money. */
  stopped: 'CAMPAIGN_STATE_STOPPED',
  /** Switched off by the owner. */
  inactive: 'CAMPAIGN_STATE_INACTIVE',
  /** Past its last day; it can never run again. */
  finished: 'CAMPAIGN_STATE_FINISHED',
} as const;

const Listed = z.object({
  id: Id,
  title: z.string().default(''),
  state: z.string(),
  advObjectType: z.string().nullish(),
  paymentType: z.string().nullish(),
  // Applications have seen it with a capital letter.
  PaymentType: z.string().nullish(),
  fromDate: z.string().nullish(),
  toDate: z.string().nullish(),
  // An array in the list, a single word after a switch.
  placement: z.union([z.array(z.string()), z.string().transform((word) => [word])]).nullish(),
});

const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

export const Campaign = Listed.transform((one) => ({
  id: one.id,
  title: one.title,
  state: one.state,
  objectType: orNull(one.advObjectType),
  paymentType: orNull(one.paymentType ?? one.PaymentType),
  placements: one.placement ?? [],
  /** YYYY-MM-DD; null: no last day. */
  fromDate: orNull(one.fromDate),
  toDate: orNull(one.toDate),
}));
export type Campaign = z.output<typeof Campaign>;
