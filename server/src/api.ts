import { buildApp } from './app.ts';
import { runUntilStopped } from './platform/background/run-until-stopped.ts';
import { runProcess } from './platform/cannot-start.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';

// Serves requests only; any number may run against the same two engines.
await runProcess(async () => {
  const env = readEnv();
  const { context, close } = await openContext(env, { isWorker: false, role: 'api' });
  const { fastify, draining } = await buildApp(context);
  const address = await fastify.listen({ host: env.HOST, port: env.PORT });

  runUntilStopped(
    async () => {
      await draining.begin(env.DRAIN_SECONDS);
      await fastify.close();
      await close();
    },
    { exitWithParent: env.EXIT_WITH_PARENT === '1', drainSeconds: env.DRAIN_SECONDS },
  );
  context.log.info({ address }, 'serving');
});
