import type { FastifyInstance } from 'fastify';
import type { LoopDelayWatch } from '../background/watch-loop-delay.ts';
import type { StoresContext } from '../context.ts';
import { checkStores } from './check-stores.ts';
import type { Draining } from './install-draining.ts';

/** What watches over the product asks as often as it likes: these are never counted and never wait. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

/**
 * `/api/health`: this process lives and answers. Restarting it mends no database, so their state is not part of it.
 * `/api/ready`: requests may be sent here. Not while an engine is away, and not once it is being stopped.
 */
export function serveHealth(
  fastify: FastifyInstance,
  context: StoresContext,
  { loopDelay, draining }: { loopDelay: LoopDelayWatch; draining: Draining },
): void {
  fastify.get('/api/health', async () => ({ eventLoopDelayMs: loopDelay.lastMinute() }));
  fastify.get('/api/ready', async (_request, reply) => {
    const stores = await checkStores(context);
    const isDraining = draining.hasBegun();
    const isReady = stores.postgres && stores.clickhouse && !isDraining;
    return reply.status(isReady ? 200 : 503).send({ isReady, isDraining, ...stores });
  });
}
