import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readOwnAddress } from '../market/look/own-pictures.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';

const Address = z.object({ sku: z.string().max(20), file: z.string().max(20) });

/** Who asks for photographs alone gets one; a buyer's browser gets the drawing itself, which is lighter. */
function wantsPhotograph(accept: string | undefined): boolean {
  return accept?.includes('image/jpeg') === true && !/svg|image\/\*|\*\/\*/.test(accept);
}

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
    const drawing = drawProduct({ ...product, characteristics }, own.place, own.revision);
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'accept')
      .header('access-control-allow-origin', '*');
    if (!wantsPhotograph(request.headers.accept)) return reply.type('image/svg+xml').send(drawing);
    const { rasterise } = await import('./rasterise.ts');
    return reply.type('image/jpeg').send(await rasterise(drawing));
  });
}
