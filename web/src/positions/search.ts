import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import * as z from 'zod/mini';

/** State of one entry's matrix in the address. */
export const PositionEntrySearch = z.object({
  from: z.catch(z._default(z.string(), ''), ''),
  to: z.catch(z._default(z.string(), ''), ''),
  grouping: z.catch(z._default(TimeGrouping, 'Hour'), 'Hour'),
  choice: z.catch(z._default(z.enum(['last', 'best', 'median']), 'last'), 'last'),
  view: z.catch(z._default(z.enum(['matrix', 'lines']), 'matrix'), 'matrix'),
  color: z.catch(z._default(z.enum(['place', 'change']), 'place'), 'place'),
});
export type PositionEntrySearch = z.infer<typeof PositionEntrySearch>;
