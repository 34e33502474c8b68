import type { SkuAnswer } from '../integrations/storefront/shelf.ts';

/** Two pages of a shelf. A place far down takes as long to read as ten of these, in every hour of the past. */
export const NEAR_THE_TOP = 60;

export const isNearTheTop = (answer: SkuAnswer | undefined): boolean =>
  answer?.outcome === 'found' && answer.place <= NEAR_THE_TOP;
