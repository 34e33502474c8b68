import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import { DayText } from '../clock/moscow-day.ts';
import { rankQueries } from '../demand/rank-queries.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import { FEED_KEY } from '../keys/feed-key.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { driftFeed } from './drift-feed.ts';
import { FeedError } from './feed-error.ts';
import { getQueryHistory } from './get-query-history.ts';
import { requireDay } from './require-day.ts';
import { writeStatistics } from './write-statistics.ts';

const MAX_HISTORY_DAYS = 400;
const WHOLE_COUNTRY = 0;

const Place = z.object({ marketplace: z.enum(['ozon', 'wb', 'ym']) });
const StatisticsAsk = z.object({ day: DayText });
const HistoryAsk = z
  .object({
    query: z.string().min(1).max(500),
    city: z.coerce.number().int().min(0).default(WHOLE_COUNTRY),
    from: DayText,
    to: DayText,
  })
  .refine((ask) => ask.from <= ask.to, { message: 'from is after to', path: ['from'] })
  .refine((ask) => ask.to - ask.from < MAX_HISTORY_DAYS, {
    message: `at most ${MAX_HISTORY_DAYS} days`,
    path: ['to'],
  });

type World = { market: Market; clock: Clock; faults: FaultBoard };

const bearerOf = (request: FastifyRequest) => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

/** A lawful provider's feed of query statistics, in a format of our own: no official API serves the whole table. */
export function serveFeed(app: FastifyInstance, { market, clock, faults }: World): void {
  answerErrors(app);
  installFaults(app, {
    part: 'feed',
    faults,
    keyOf: bearerOf,
    status500: { error: 'internal error' },
    status429: { error: 'too many requests' },
    drift: driftFeed,
  });
  app.addHook('onRequest', async (request) => {
    if (bearerOf(request) !== FEED_KEY) throw new FeedError(401, 'a valid bearer key is needed');
  });

  app.get('/v1/cities', () => market.cities.map(({ id, name }) => ({ id, name })));

  app.get('/v1/:marketplace/query-statistics', async (request, reply) => {
    const { marketplace } = Place.parse(request.params);
    const { day } = StatisticsAsk.parse(request.query);
    requireDay(marketplace, day, clock.now());
    const ranked = await rankQueries(market, marketplace, day, WHOLE_COUNTRY);
    return reply
      .type('text/csv; charset=utf-8')
      .header('x-rows', ranked.order.length)
      .header('x-unit', 'searches')
      .send(Readable.from(writeStatistics(market, ranked), { objectMode: false }));
  });

  app.get('/v1/:marketplace/query-history', (request) => {
    const { marketplace } = Place.parse(request.params);
    const { query, city, from, to } = HistoryAsk.parse(request.query);
    if (city !== WHOLE_COUNTRY && !market.cities.some(({ id }) => id === city))
      throw new FeedError(404, 'unknown city');
    return getQueryHistory(market, { marketplace, query, cityId: city, from, to }, clock.now());
  });
}
