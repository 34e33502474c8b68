import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import { lastClosedDay } from '../demand/closed-days.ts';
import { cabinetSession } from '../keys/cabinet-session.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { readSearchAsk, readStatsAsk } from './cabinet-ask.ts';
import { createCabinetTable } from './list-cabinet-queries.ts';

type World = { market: Market; clock: Clock };

/**
 * Two tables of the seller's cabinet as a signed-in browser gets them. No key opens them and the product never asks;
 * they are here to compare the official figures with.
 */
export function serveSellerCabinet(app: FastifyInstance, { market, clock }: World): void {
  answerErrors(app);
  const table = createCabinetTable(market);

  app.addHook('onRequest', async (request, reply) => {
    const cookies = request.headers.cookie ?? '';
    const sellerId = Number(/(?:^|;\s*)sc_company_id=(\d+)/.exec(cookies)?.[1]);
    const company = request.headers['x-o3-company-id'];
    const isKnown = market.sellers.get(sellerId) !== undefined && cookies === cabinetSession(sellerId).cookie;
    if (!isKnown) return reply.code(401).send({ error: 'session is not authorized' });
    if (company !== undefined && company !== String(sellerId))
      return reply.code(403).send({ error: 'the session is of another company' });
    return undefined;
  });

  app.post('/api/site/searchteam/Stats/query/v3', (request) => ({
    data: table(readStatsAsk(request.body, lastClosedDay(clock.now()))),
  }));
  app.post('/api/site/searchteam/Stats/queries/search/v2', (request) => ({
    data: { data: table(readSearchAsk(request.body, lastClosedDay(clock.now()))) },
  }));
}
