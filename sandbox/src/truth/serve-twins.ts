import type { FastifyInstance } from 'fastify';
import { chooseTwins } from './choose-twins.ts';
import { iso, openAsk, refuse, type TruthWorld } from './open-ask.ts';
import { TwinsAsk, TwinsOrder } from './truth-ask.ts';

type Twins = ReturnType<TruthWorld['market']['twinsAt']>[number];

const write = ({ skus, fromMs, untilMs }: Twins) => ({ skus, from: iso(fromMs), until: iso(untilMs) });

/** Cards of one seller that take each other's places in searches. */
export function serveTwins(app: FastifyInstance, world: TruthWorld): void {
  const { market } = world;
  const ask = openAsk(world);
  const sellerOf = (card: number) => market.products.bySku(card)?.sellerId;

  app.get('/twins', (request) => {
    const { at } = TwinsAsk.parse(request.query);
    const twins = market.twinsAt(ask.moment(at));
    return { twins: twins.map(write) };
  });

  function checkCards(one: number, other: number): readonly [number, number] {
    const [sku, otherSku] = [ask.cardSku(one), ask.cardSku(other)];
    if (sku === otherSku) throw refuse(400, 'otherSku: must be another card');
    if (sellerOf(sku) !== sellerOf(otherSku)) throw refuse(400, 'otherSku: must be of the same seller');
    return [sku, otherSku];
  }

  function chooseCards(sellerId: number, fromMs: number): readonly [number, number] {
    const chosen = chooseTwins(market, sellerId, new Date(fromMs));
    if (chosen === undefined) throw refuse(404, `sellerId: no two cards of ${sellerId} stand together`);
    return chosen;
  }

  app.post('/twins', (request, reply) => {
    const order = TwinsOrder.parse(request.body);
    const { fromMs, untilMs } = ask.term(order);
    if ('sellerId' in order) {
      // A seller that has twins keeps them.
      const twins = market.twinsAt(new Date(fromMs));
      const known = twins.find(({ skus: [sku] }) => sellerOf(sku) === order.sellerId);
      if (known !== undefined) return reply.send(write(known));
    }
    const skus =
      'sellerId' in order ? chooseCards(order.sellerId, fromMs) : checkCards(order.sku, order.otherSku);
    market.change({ kind: 'twins', sku: skus[0], otherSku: skus[1], atMs: fromMs, untilMs });
    return reply.code(201).send(write({ skus, fromMs, untilMs }));
  });
}
