import * as z from 'zod';
import type { Context } from '../platform/context.ts';

/** Longer than anybody keeps a demo. */
const YEARS = 20;

const Twins = z.object({ skus: z.tuple([z.int(), z.int()]) });
export type TwinSkus = z.output<typeof Twins>['skus'];

/**
 * Two cards of the demo's seller that the market takes for one thing from a moment on, or undefined where it has no such
 * cards. The market chooses them, and keeps them when it is filled again.
 */
export async function plantTwins(
  { env }: Pick<Context, 'env'>,
  sellerId: string,
  since: Date,
): Promise<TwinSkus | undefined> {
  const until = new Date(since);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const answer = await fetch(new URL('/truth/twins', env.CLOCK_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sellerId: Number(sellerId), at: since.toISOString(), until: until.toISOString() }),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The market plants no twins: ${answer.status} ${await answer.text()}`);
  return Twins.parse(await answer.json()).skus;
}
