import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Draining = {
  hasBegun(): boolean;
  /** Resolves once a proxy that looks every few seconds has had the time to send nothing more. */
  begin(seconds: number): Promise<void>;
};

/**
 * Before a process stops it says that it is not ready, answers what still comes, and lets each connection go with its
 * next answer, so that none is cut off in the middle of a question.
 */
export function installDraining(fastify: FastifyInstance): Draining {
  let hasBegun = false;
  fastify.addHook('onRequest', async (_request, reply) => {
    if (hasBegun) reply.header('connection', 'close');
  });
  return {
    hasBegun: () => hasBegun,
    begin: async (seconds) => {
      hasBegun = true;
      await wait(seconds * 1000);
    },
  };
}
