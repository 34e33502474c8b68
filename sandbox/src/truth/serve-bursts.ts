import type { FastifyInstance } from 'fastify';
import { dayOf } from '../market/calendar.ts';
import type { TruthWorld } from './open-ask.ts';
import { BurstAsk } from './truth-ask.ts';

function numberOf(day: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return dayOf(year, month, dayOfMonth);
}

/** Which queries were moved by a sudden jump or drop in the days up to one, and by what factor on each of them. */
export function serveBursts(app: FastifyInstance, { market }: TruthWorld): void {
  app.get('/bursts', (request) => {
    const { day, days, marketplace } = BurstAsk.parse(request.query);
    const last = numberOf(day);
    const indexes = Array.from({ length: market.queries.count }, (_, index) => index);
    const bursts = indexes
      .map((index) => ({
        query: market.queries.text(index),
        factors: Array.from({ length: days }, (_, place) =>
          market.burst(marketplace, index, last - days + 1 + place),
        ),
      }))
      .filter(({ factors }) => factors.some((factor) => factor !== 1));
    return { day, bursts };
  });
}
