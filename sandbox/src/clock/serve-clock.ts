import type { FastifyInstance } from 'fastify';
import { answerErrors } from '../platform/answer-errors.ts';
import type { Clock } from './create-clock.ts';
import { ClockOrder, moveClock, readClock } from './move-clock.ts';

export function serveClock(app: FastifyInstance, { clock }: { clock: Clock }): void {
  answerErrors(app);
  app.get('/clock', () => readClock(clock));
  app.post('/clock', (request) => moveClock(clock, ClockOrder.parse(request.body)));
}
