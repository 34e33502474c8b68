import { CellCheck } from '@vitrina/contract/positions/causes.ts';
import * as z from 'zod';

/** A check as the raw table has it, with its moment in milliseconds. */
export const CHECK_COLUMNS = `term_id, toInt64(toUnixTimestamp(ts)) as at, outcome, place, places_read, mode, late_seconds`;

export const CheckRow = z
  .object({
    term_id: z.int(),
    at: z.int(),
    outcome: CellCheck.shape.outcome,
    place: z.nullable(z.int()),
    places_read: z.int(),
    mode: CellCheck.shape.mode,
    late_seconds: z.int(),
  })
  .transform(({ term_id, at, places_read, late_seconds, ...row }) => ({
    ...row,
    termId: term_id,
    at: at * 1000,
    placesRead: places_read,
    lateSeconds: late_seconds,
  }));
