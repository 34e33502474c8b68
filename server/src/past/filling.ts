import type { PastSubject } from '@vitrina/contract/past.ts';
import type { Context } from '../platform/context.ts';
import type { DaySpan } from './order-fillings.ts';

export type FillingParams = DaySpan & {
  cabinetId: number;
  /** Where the past ends: what comes later is lived. */
  before: Date;
  /** Aborted when the process is to end. */
  signal: AbortSignal;
};

/** One subject of a cabinet's past. Filling days that are filled already changes nothing. */
export type Filling = {
  subject: PastSubject;
  days: number;
  /**
   * After how many days it stops to let the others go on; without it after each. Subjects with steps take turns with each other
   * alone, beside those that go by days: a step of theirs is longer than a day of positions.
   */
  steps?: readonly number[];
  /**
   * Most of its time it waits, for the limits of the marketplace or for what the worker collects: the others go on beside
   * it. Those that wait wait beside each other too, once the first ones, which change what the marketplace answers, are done.
   */
  waits?: 'first' | 'beside';
  /** Looks at what the others have filled in, and begins after all of them that need not wait. */
  isLast?: boolean;
  fill(context: Context, params: FillingParams): Promise<void>;
};
