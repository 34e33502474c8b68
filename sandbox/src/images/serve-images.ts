import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { drawProduct } from './draw-product.ts';

const Address = z.object({
  sku: z.coerce.number().int(),
  file: z
    .string()
    .regex(/^\d{1,2}\.svg$/)
    .transform((file) => Number.parseInt(file, 10)),
});

/** The marketplace's picture store. */
export function serveImages(app: FastifyInstance, { market }: { market: Market }): void {
  answerErrors(app);
  app.get('/:sku/:file', (request, reply) => {
    const { sku, file: place } = Address.parse(request.params);
    const product = market.products.bySku(sku);
    if (product === undefined || place < 1 || place > product.imageCount) {
      return reply.code(404).send({ error: 'no such picture' });
    }
    const category = market.categories.find(({ id }) => id === product.categoryId);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('access-control-allow-origin', '*')
      .send(drawProduct(product, category?.name ?? '', place));
  });
}
