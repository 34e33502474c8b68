import { runUntilStopped } from './platform/background/run-until-stopped.ts';
import { runProcess } from './platform/cannot-start.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';
import { startWork } from './work.ts';

// Plans and does the background work only; any number may run against the same two engines.
await runProcess(async () => {
  const env = readEnv();
  const { context, close } = await openContext(env, { isWorker: true, role: 'worker' });
  const loops = await startWork(context);

  runUntilStopped(
    async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
      await close();
    },
    { exitWithParent: env.EXIT_WITH_PARENT === '1' },
  );
  context.log.info('working');
});
