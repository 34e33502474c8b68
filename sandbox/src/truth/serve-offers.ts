import type { FastifyInstance } from 'fastify';
import { iso, openAsk, refuse, type TruthWorld } from './open-ask.ts';
import { CardAsk, PiggyBackerOrder } from './truth-ask.ts';

/** Who else sells on a card. */
export function serveOffers(app: FastifyInstance, world: TruthWorld): void {
  const { market } = world;
  const ask = openAsk(world);

  app.get('/piggy-backers', (request) => {
    const { sku, at } = CardAsk.parse(request.query);
    const offers = market.piggyBackers(ask.sku(sku), ask.moment(at));
    return { sku, piggyBackers: offers.map(({ sinceMs, ...offer }) => ({ ...offer, since: iso(sinceMs) })) };
  });

  app.post('/piggy-backers', (request, reply) => {
    const { sku, sellerId, priceKopecks, ...order } = PiggyBackerOrder.parse(request.body);
    if (market.sellers.get(sellerId) === undefined)
      throw refuse(400, `sellerId: the market has no seller ${sellerId}`);
    const { fromMs, untilMs } = ask.term(order);
    const cardSku = ask.cardSku(sku);
    market.change({ kind: 'piggyBacker', sku: cardSku, sellerId, priceKopecks, atMs: fromMs, untilMs });
    const offer = market
      .piggyBackers(cardSku, new Date(fromMs))
      .findLast((open) => open.sellerId === sellerId);
    return reply
      .code(201)
      .send({ sku: offer?.sku, sellerId, priceKopecks, from: iso(fromMs), until: iso(untilMs) });
  });
}
