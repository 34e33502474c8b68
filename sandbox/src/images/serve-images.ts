import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readOwnAddress } from '../market/look/own-pictures.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';

const Address = z.object({ sku: z.string().max(20), file: z.string().max(20) });

/** The marketplace's picture store. */
export function serveImages(app: FastifyInstance, { market }: { market: Market }): void {
  answerErrors(app);
  app.get('/:sku/:file', async (request, reply) => {
    const { sku, file } = Address.parse(request.params);
    const own = readOwnAddress(`/images/${sku}/${file}`);
    const product = own === undefined ? undefined : market.products.bySku(own.sku);
    if (own === undefined || product === undefined || own.place > product.imageCount) {
      return reply.code(404).send({ error: 'no such picture' });
    }
    // Hundreds of files, loaded by whoever looks at a picture first: most tests never do.
    const { drawProduct } = await import('./draw-product.ts');
    const { characteristics } = market.products.card(own.sku);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('access-control-allow-origin', '*')
      .send(drawProduct({ ...product, characteristics }, own.place, own.revision));
  });
}
