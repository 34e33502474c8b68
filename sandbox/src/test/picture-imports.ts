import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askSeller } from './small-sandbox.ts';

const ListedProduct = z.object({
  id: z.coerce.number(),
  sku: z.coerce.number(),
  offer_id: z.string(),
  primary_image: z.array(z.string()),
  images: z.array(z.string()),
  color_image: z.array(z.string()),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

const ImportedItem = z.object({
  offer_id: z.string(),
  status: z.string(),
  errors: z.array(z.object({ code: z.string(), description: z.string() })),
});

/** A product of the demo seller with what its card shows. */
export async function findProduct(app: FastifyInstance, place: number): Promise<ListedProduct> {
  const list = await askSeller(app, '/v3/product/list', { limit: 1000 });
  const { result } = z
    .object({ result: z.object({ items: z.array(z.object({ offer_id: z.string() })) }) })
    .parse(list.json());
  const answer = await askSeller(app, '/v3/product/info/list', {
    offer_id: [result.items[place]?.offer_id],
  });
  const [product] = z.object({ items: z.array(ListedProduct) }).parse(answer.json()).items;
  if (product === undefined) throw new Error('The demo seller has no such product.');
  return product;
}

export async function orderImport(app: FastifyInstance, item: object): Promise<number> {
  const answer = await askSeller(app, '/v2/product/pictures/import', { items: [item] });
  return z.object({ task_id: z.coerce.number() }).parse(answer.json()).task_id;
}

/** What has become of the first product of an import. */
export async function readImport(app: FastifyInstance, taskId: number) {
  const answer = await askSeller(app, '/v1/product/import/info', { task_id: taskId });
  const { result } = z.object({ result: z.object({ items: z.array(ImportedItem) }) }).parse(answer.json());
  return { status: result.items[0]?.status, errors: result.items[0]?.errors ?? [] };
}

/** Imports pictures and lets the market's time pass until the task is done. */
export async function importNow(app: FastifyInstance, item: object) {
  const taskId = await orderImport(app, item);
  await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 5 } });
  return readImport(app, taskId);
}
