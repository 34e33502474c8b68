import { runUntilStopped } from '../../src/platform/background/run-until-stopped.ts';
import { readEnv } from '../../src/platform/env.ts';
import { openContext } from '../../src/platform/open-context.ts';
import { workPositions } from '../../src/positions/jobs.ts';
import { workShelves } from '../../src/shelves/jobs.ts';

// src/worker.ts with position checks alone: one that is started to be killed spends most of its life starting the rest.
const env = readEnv();
const { context, close } = await openContext(env, { isWorker: true });
const loops = [...(await workPositions(context)), ...workShelves(context)];
context.log.info('working');

runUntilStopped(
  async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
    await close();
  },
  { exitWithParent: env.EXIT_WITH_PARENT === '1' },
);
