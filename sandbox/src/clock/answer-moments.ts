import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from './create-clock.ts';

/** A request that names a moment is answered as it was then: nothing of the market is stored, so all of it is known. */
export const MOMENT_HEADER = 'x-moment';

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export type MomentClock = Clock & {
  /** Runs what answers a request; `now` is its moment meanwhile. */
  runAt<Result>(moment: Date, work: () => Result): Result;
};

export function createMomentClock(clock: Clock): MomentClock {
  const moments = new AsyncLocalStorage<Date>();
  return {
    ...clock,
    now: () => moments.getStore() ?? clock.now(),
    runAt: (moment, work) => moments.run(moment, work),
  };
}

export function answerMoments(app: FastifyInstance, clock: MomentClock): void {
  function readMoment(request: FastifyRequest): Date | undefined {
    const header = request.headers[MOMENT_HEADER];
    return header === undefined ? undefined : Moment.safeParse(header).data;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers[MOMENT_HEADER] === undefined) return done();
    const moment = readMoment(request);
    if (moment !== undefined && moment <= clock.now()) return clock.runAt(moment, done);
    void reply
      .code(400)
      .send({ error: `${MOMENT_HEADER} is a moment that is over, as 2026-11-20T09:00:00Z` });
  });
  // Reading the body leaves the scope: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const moment = readMoment(request);
    return moment === undefined ? done() : clock.runAt(moment, done);
  });
}
