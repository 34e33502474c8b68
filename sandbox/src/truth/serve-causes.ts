import type { FastifyInstance } from 'fastify';
import { iso, openAsk, type TruthWorld } from './open-ask.ts';
import { CauseOrder, SpanAsk } from './truth-ask.ts';

/** Why places of a product changed: what the seed planted and what was injected here. */
export function serveCauses(app: FastifyInstance, world: TruthWorld): void {
  const { market } = world;
  const ask = openAsk(world);

  app.get('/causes', (request) => {
    const { sku, ...span } = SpanAsk.parse(request.query);
    const { fromMs, untilMs } = ask.span(span);
    const causes = market.causes(ask.sku(sku), fromMs, untilMs);
    return {
      sku,
      causes: causes.map(({ cause, isPlanted, ...times }) => ({
        cause,
        isPlanted,
        from: iso(times.fromMs),
        until: iso(times.untilMs),
      })),
    };
  });

  app.post('/causes', (request, reply) => {
    const { sku, cause, ...order } = CauseOrder.parse(request.body);
    const { fromMs, untilMs } = ask.term(order);
    market.change({ kind: 'cause', sku: ask.cardSku(sku), cause, atMs: fromMs, untilMs });
    return reply.code(201).send({ sku, cause, from: iso(fromMs), until: iso(untilMs) });
  });
}
