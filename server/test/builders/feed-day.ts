import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { Sandbox } from '../fakes/sandbox.ts';

const Line = z.object({ query: z.string(), count: z.coerce.number().int() });

/** What the sandbox's provider says of a day. Queries that nobody typed are left out, as the product keeps none. */
export async function readFeedDay({ env }: Sandbox, marketplace: Marketplace, day: Day) {
  const answer = await fetch(`${env.QUERY_FEED_URL}/${marketplace}/query-statistics?day=${day}`, {
    headers: { authorization: `Bearer ${env.QUERY_FEED_KEY}` },
  });
  return z
    .array(Line)
    .parse(parse(await answer.text(), { columns: true }))
    .filter((line) => line.count > 0);
}
