import { buildApp } from './app.ts';
import { runUntilStopped } from './platform/background/run-until-stopped.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';

// Serves requests only; any number may run against the same two engines.
const env = readEnv();
const { context, close } = await openContext(env, { isWorker: false, role: 'api' });
const { fastify, draining } = await buildApp(context);
context.log.info({ address: await fastify.listen({ host: env.HOST, port: env.PORT }) }, 'serving');

runUntilStopped(
  async () => {
    await draining.begin(env.DRAIN_SECONDS);
    await fastify.close();
    await close();
  },
  { exitWithParent: env.EXIT_WITH_PARENT === '1', drainSeconds: env.DRAIN_SECONDS },
);
