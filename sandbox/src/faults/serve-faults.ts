import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerErrors } from '../platform/answer-errors.ts';
import type { FaultBoard } from './create-fault-board.ts';
import { FaultOrder, PARTS } from './fault.ts';

const Removal = z.object({ part: z.enum(PARTS).optional() });

export function serveFaults(app: FastifyInstance, { faults }: { faults: FaultBoard }): void {
  answerErrors(app);
  app.get('/faults', () => ({ faults: faults.list() }));
  app.post('/faults', (request, reply) => reply.code(201).send(faults.plant(FaultOrder.parse(request.body))));
  app.delete('/faults', (request) => ({ removed: faults.clear(Removal.parse(request.query).part) }));
}
