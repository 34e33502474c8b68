import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerErrors } from '../platform/answer-errors.ts';
import type { FaultBoard } from './create-fault-board.ts';
import { FAULT_MEANINGS, FAULTS_OF_PART, FaultOrder, KEY_MEANINGS, PARTS } from './fault.ts';
import { PROFILE_MEANINGS, ProfileOrder } from './list-profile-orders.ts';

const Removal = z.object({ part: z.enum(PARTS).optional() });

/** What can go wrong where, and by which key of a caller it can be ordered. */
function describeParts() {
  return PARTS.map((part) => ({ part, key: KEY_MEANINGS[part], faults: FAULTS_OF_PART[part] }));
}

export function serveFaults(app: FastifyInstance, { faults }: { faults: FaultBoard }): void {
  answerErrors(app);
  app.get('/faults', () => ({ faults: faults.list(), profile: faults.profile() }));
  app.get('/faults/known', () => ({
    parts: describeParts(),
    meanings: FAULT_MEANINGS,
    profiles: PROFILE_MEANINGS,
  }));
  app.post('/faults', (request, reply) => reply.code(201).send(faults.plant(FaultOrder.parse(request.body))));
  app.delete('/faults', (request) => ({ removed: faults.clear(Removal.parse(request.query).part) }));
  app.post('/faults/profile', (request) => {
    faults.setProfile(ProfileOrder.parse(request.body).name);
    return { profile: faults.profile() };
  });
}
