import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedScenario } from '../../server/src/seed-scenarios.ts';
import { writePrivate } from '../engines/private-file.ts';
import type { DemoSize, DemoUser, SeedMessage } from './read-seed-message.ts';
import { readSeedMessage } from './read-seed-message.ts';
import { runTask } from './run-task.ts';
import type { Progress } from './show-progress.ts';
import { showProgress } from './show-progress.ts';
import type { Stack } from './stack.ts';

/** Kept in the data folder. Without a size the filling was interrupted and goes on at the next start. */
export type Demo = { user?: DemoUser; size?: DemoSize };

const fileOf = (data: string) => path.join(data, 'demo.json');

/** Whether this folder never had a demo. */
export function isWithoutDemo(data: string): boolean {
  return !existsSync(fileOf(data));
}

/** The demo of this data folder, filled in unless it is; one that is there already is filled further by a larger scenario. */
export async function fillDemo(
  stack: Stack,
  env: Record<string, string>,
  { scenario, isFurther }: { scenario: SeedScenario; isFurther: boolean },
): Promise<Demo> {
  const file = fileOf(stack.data);
  let demo = isWithoutDemo(stack.data) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Demo);
  if (demo.size && !isFurther) return demo;
  const progress = showProgress('Demo market', stack.say);
  try {
    await runTask(stack, {
      name: 'seed',
      file: 'server/src/seed.ts',
      args: [scenario],
      env,
      onLine: (line) => {
        const message = readSeedMessage(line);
        if (!message) return;
        demo = hear(message, demo, progress);
        if (message.kind !== 'progress') writePrivate(file, `${JSON.stringify(demo, null, 2)}\n`);
      },
    });
  } finally {
    progress.end();
  }
  return demo;
}

function hear(message: SeedMessage, demo: Demo, progress: Progress): Demo {
  if (message.kind === 'user') return { ...demo, user: message.user };
  if (message.kind === 'result')
    return { ...demo, ...(message.user && { user: message.user }), size: message.size };
  progress.show(message.done, message.total, message.label);
  return demo;
}
