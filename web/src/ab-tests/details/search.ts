import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod/mini';
import { withDefault } from '../../platform/with-default.ts';
import { SETUP_STEPS } from '../setup/steps.ts';

const [, , DEFAULT_LOG_SIZE] = AB_BOUNDS.pageSizes;

/** The state of one test's screen in the address. */
export const AbTestDetailsSearch = z.object({
  /** Of the wizard, while the test is being set up. */
  step: withDefault(z.enum(SETUP_STEPS), 'product'),
  /** The image that the others are compared with; 0: the original picture, else the first. */
  baseline: withDefault(z.int().check(z.minimum(0)), 0),
  /** The last day of the schedule that is shown; empty: the newest. */
  until: withDefault(z.union([z.literal(''), Day]), ''),
  windows: withDefault(z.enum(['strip', 'table']), 'strip'),
  logPage: withDefault(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  logSize: withDefault(
    z.int().check(z.refine((size) => AB_BOUNDS.pageSizes.some((one) => one === size))),
    DEFAULT_LOG_SIZE,
  ),
});
export type AbTestDetailsSearch = z.infer<typeof AbTestDetailsSearch>;
export const FIRST_AB_TEST_DETAILS: AbTestDetailsSearch = z.parse(AbTestDetailsSearch, {});
