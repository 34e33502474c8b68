import { Day } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { ImportAnswers } from '@vitrina/contract/query-imports.ts';
import * as z from 'zod';

const column = z.int().optional();

/** What the reading process is told beside the bytes. */
export const ReadingOptions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('queries'),
    name: z.string(),
    maxRows: z.int(),
    marketplace: z.enum(Marketplace.options),
    answers: ImportAnswers,
    day: z.string().refine((text): text is Day => Day.safeParse(text).success),
  }),
  z.object({
    kind: z.literal('keywords'),
    columns: z.object({ query: column, label: column.nullable() }),
    longestLabel: z.int(),
  }),
]);
export type ReadingOptions = z.infer<typeof ReadingOptions>;
