import type { FastifyInstance } from 'fastify';
import { listCardHistory } from './list-card-history.ts';
import { iso, openAsk, type TruthWorld } from './open-ask.ts';
import { AttractivenessOrder, CardAsk, SpanAsk } from './truth-ask.ts';

/** What cards show, how well it draws buyers, and how it changed. */
export function serveCardContents(app: FastifyInstance, world: TruthWorld): void {
  const { market } = world;
  const ask = openAsk(world);

  app.get('/pictures', (request) => {
    const { sku, marketplace, at } = CardAsk.parse(request.query);
    const { pictures } = market.products.look(ask.sku(sku), ask.moment(at), marketplace);
    return {
      sku,
      marketplace,
      pictures: pictures.map((picture) => ({
        ...picture,
        attractiveness: market.attractiveness(picture.contentHash),
      })),
    };
  });

  app.post('/attractiveness', (request, reply) => {
    const { contentHash, factor } = AttractivenessOrder.parse(request.body);
    market.setAttractiveness(contentHash, factor);
    return reply.code(201).send({ contentHash, attractiveness: market.attractiveness(contentHash) });
  });

  app.get('/history', (request) => {
    const { sku, marketplace, ...span } = SpanAsk.parse(request.query);
    const history = listCardHistory(market, ask.sku(sku), marketplace, ask.span(span));
    const lists = Object.entries(history).map(([name, events]) => [
      name,
      events.map(({ atMs, ...event }) => ({ at: iso(atMs), ...event })),
    ]);
    return { sku, marketplace, ...Object.fromEntries(lists) };
  });
}
