import { buildApp } from './app.ts';
import { runUntilStopped } from './platform/background/run-until-stopped.ts';
import { runProcess } from './platform/cannot-start.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { startWork } from './work.ts';

// One process with everything: what `npm start` runs. More machines: api.ts and worker.ts.
await runProcess(async () => {
  const env = readEnv();
  const { context, close } = await openContext(env, { isWorker: true, role: 'main' });
  const { fastify, draining } = await buildApp(context);
  const loops = await startWork(context);
  const address = await fastify.listen({ host: env.HOST, port: env.PORT });

  runUntilStopped(
    async () => {
      await draining.begin(env.DRAIN_SECONDS);
      await fastify.close();
      await Promise.all(loops.map((loop) => loop.stop()));
      await close();
    },
    { exitWithParent: env.EXIT_WITH_PARENT === '1', drainSeconds: env.DRAIN_SECONDS },
  );
  context.log.info({ address }, 'serving and working');
});
