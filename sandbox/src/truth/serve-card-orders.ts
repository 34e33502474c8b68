import type { FastifyInstance } from 'fastify';
import type { MarketChange } from '../market/changes/market-change.ts';
import { readStoredPicture } from '../market/look/own-pictures.ts';
import { iso, openAsk, refuse, type TruthWorld } from './open-ask.ts';
import { CardOrder } from './truth-ask.ts';

/** What sellers do to their cards, own ones and rivals': it counts from its moment on. */
export function serveCardOrders(app: FastifyInstance, world: TruthWorld): void {
  const { market } = world;
  const ask = openAsk(world);

  function readPictures(addresses: readonly string[]) {
    return addresses.map((address) => {
      const picture = readStoredPicture(address);
      if (picture === undefined) throw refuse(400, `pictures: ${address} is not in the store of pictures`);
      return picture;
    });
  }

  app.post('/cards', (request, reply) => {
    const { sku, marketplace, at, priceKopecks, pictures, ...text } = CardOrder.parse(request.body);
    if (typeof text.categoryId === 'number' && !market.categories.some(({ id }) => id === text.categoryId))
      throw refuse(400, `categoryId: the market has no category ${text.categoryId}`);
    const base = { sku: ask.cardSku(sku), atMs: ask.moment(at).getTime() };
    const changes: MarketChange[] = [
      ...(Object.keys(text).length === 0 ? [] : [{ ...base, kind: 'card' as const, text }]),
      ...(priceKopecks === undefined ? [] : [{ ...base, kind: 'price' as const, marketplace, priceKopecks }]),
      ...(pictures === undefined
        ? []
        : [{ ...base, kind: 'pictures' as const, marketplace, pictures: readPictures(pictures) }]),
    ];
    for (const change of changes) market.change(change);
    return reply.code(201).send({ sku, at: iso(base.atMs), changes: changes.length });
  });
}
