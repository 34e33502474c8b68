import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { listKeys } from './list-keys.ts';

const Ask = z.object({ sellerId: z.coerce.number().int().default(DEMO_SELLER_ID) });

/** The keys of one seller as JSON, for whoever fills a demo. */
export function serveKeys(app: FastifyInstance, { market, clock }: { market: Market; clock: Clock }): void {
  answerErrors(app);
  app.get('/keys', (request, reply) => {
    const seller = market.sellers.get(Ask.parse(request.query).sellerId);
    return seller ? listKeys(seller, clock.now()) : reply.code(404).send({ error: 'no such seller' });
  });
}
