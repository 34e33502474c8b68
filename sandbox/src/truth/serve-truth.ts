import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { shelfMoment } from '../shelf/create-shelves.ts';

const Ask = z.object({
  text: z.string().min(1).max(500),
  city: z.coerce.number().int().min(0).default(0),
  at: z.iso.datetime({ offset: true }).optional(),
});

/** What is really so. Tests ask here; the product never does. */
export function serveTruth(app: FastifyInstance, { market, clock }: { market: Market; clock: Clock }): void {
  answerErrors(app);
  app.get('/search', (request) => {
    const { text, city, at } = Ask.parse(request.query);
    const moment = shelfMoment(at === undefined ? clock.now() : new Date(at));
    const places = market.search(text, city, moment);
    return {
      text,
      cityId: city,
      at: moment.toISOString(),
      places: places.map((place, index) => ({ position: index + 1, ...place })),
    };
  });
}
