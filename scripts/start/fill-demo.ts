import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../engines/private-file.ts';
import type { DemoSize, DemoUser, SeedMessage } from './read-seed-message.ts';
import { readSeedMessage } from './read-seed-message.ts';
import { runTask } from './run-task.ts';
import type { Progress } from './show-progress.ts';
import { showProgress } from './show-progress.ts';
import type { Stack } from './stack.ts';

/** Kept in the data folder. Without a size the filling was interrupted and goes on at the next start. */
export type Demo = { user?: DemoUser; size?: DemoSize };

/** The demo of this data folder; the first time its market is filled in, later only when a larger scenario is named. */
export async function fillDemo(stack: Stack, env: Record<string, string>, scenario?: string): Promise<Demo> {
  const file = path.join(stack.data, 'demo.json');
  let demo = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Demo) : {};
  if (demo.size && scenario === undefined) return demo;
  const progress = showProgress('Demo market', stack.say);
  try {
    await runTask(stack, {
      name: 'seed',
      file: 'server/src/seed.ts',
      args: [scenario ?? 'demo'],
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
