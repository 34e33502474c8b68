import * as z from 'zod/mini';
import { withDefault } from '../../platform/with-default.ts';
import { SETUP_STEPS } from '../setup/steps.ts';

/** The state of one test's screen in the address. */
export const AbTestDetailsSearch = z.object({
  /** Of the wizard, while the test is being set up. */
  step: withDefault(z.enum(SETUP_STEPS), 'product'),
});
export type AbTestDetailsSearch = z.infer<typeof AbTestDetailsSearch>;
export const FIRST_AB_TEST_DETAILS: AbTestDetailsSearch = z.parse(AbTestDetailsSearch, {});
