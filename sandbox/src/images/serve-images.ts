import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readOwnAddress } from '../market/look/own-pictures.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { keepPhotographs } from './keep-photographs.ts';
import type { PhotographSide } from './rasterise.ts';

const Address = z.object({ sku: z.string().max(20), file: z.string().max(20) });
/** The same picture smaller and packed anew, as stores of pictures deliver it under another address. */
const Size = z.object({ w: z.enum(['900', '600', '300']).default('900') });

/** Who asks for photographs alone gets one; a buyer's browser gets the drawing itself, which is lighter. */
function wantsPhotograph(accept: string | undefined): boolean {
  return accept?.includes('image/jpeg') === true && !/svg|image\/\*|\*\/\*/.test(accept);
}

/** The marketplace's picture store. */
export function serveImages(app: FastifyInstance, { market }: { market: Market }): void {
  answerErrors(app);

  /** undefined: the address is no picture of this market. */
  async function draw(address: string): Promise<string | undefined> {
    const own = readOwnAddress(address);
    const product = own === undefined ? undefined : market.products.bySku(own.sku);
    if (own === undefined || product === undefined || own.place > product.imageCount) return undefined;
    // Hundreds of files, loaded by whoever looks at a picture first: most tests never do.
    const { drawProduct } = await import('./draw-product.ts');
    const { characteristics } = market.products.card(own.sku);
    return drawProduct({ ...product, characteristics }, own.place, own.revision);
  }

  const photograph = keepPhotographs(async (address) => {
    const [drawn = '', side] = address.split('?w=');
    const { rasterise } = await import('./rasterise.ts');
    return rasterise((await draw(drawn)) ?? '', Number(side) as PhotographSide);
  });

  app.get('/:sku/:file', async (request, reply) => {
    const { sku, file } = Address.parse(request.params);
    const { w } = Size.parse(request.query);
    const address = `/images/${sku}/${file}`;
    const drawing = await draw(address);
    if (drawing === undefined) return reply.code(404).send({ error: 'no such picture' });
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'accept')
      .header('access-control-allow-origin', '*');
    if (!wantsPhotograph(request.headers.accept)) return reply.type('image/svg+xml').send(drawing);
    return reply.type('image/jpeg').send(await photograph(`${address}?w=${w}`));
  });
}
