import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export const StorefrontPage = z.object({
  widgetStates: z.record(z.string(), z.string()),
  nextPage: z.string().optional(),
  layoutTrackingInfo: z.string(),
});
export type StorefrontPage = z.infer<typeof StorefrontPage>;

/** The states of the widgets with a name, in their order. */
export function statesOf({ widgetStates }: StorefrontPage, name: string): unknown[] {
  return Object.entries(widgetStates)
    .filter(([key]) => key.startsWith(`${name}-`))
    .map(([, state]): unknown => JSON.parse(state));
}

/** SKUs of a shelf by the truth. */
export async function listShelf(app: FastifyInstance, text: string): Promise<number[]> {
  const answer = await app.inject({ url: '/truth/search', query: { text } });
  return answer.json<{ places: { sku: number }[] }>().places.map(({ sku }) => sku);
}
