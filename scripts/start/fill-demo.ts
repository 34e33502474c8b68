import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../engines/private-file.ts';
import { readDemo, readSeedMessage } from './read-seed-message.ts';
import type { Demo } from './read-seed-message.ts';
import type { House } from './house.ts';
import { runTask } from './run-task.ts';
import { showProgress } from './show-progress.ts';

/** The demo user of this data folder; the first time the demo market is filled in. */
export async function fillDemo(house: House, env: Record<string, string>): Promise<Demo> {
  const file = path.join(house.data, 'demo.json');
  if (existsSync(file)) return readDemo(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  const progress = showProgress('Filling the demo market', house.say);
  let demo: Demo | undefined;
  try {
    await runTask(house, {
      name: 'seed',
      file: 'server/src/seed.ts',
      args: ['demo'],
      env,
      onLine: (line) => {
        const message = readSeedMessage(line);
        if (message?.kind === 'progress') progress.show(message.done, message.total, message.label);
        if (message?.kind === 'result') demo = message.demo;
      },
    });
  } finally {
    progress.end();
  }
  if (!demo) throw new Error('The demo market was filled, but the seed did not say who may sign in.');
  writePrivate(file, JSON.stringify(demo, null, 2));
  return demo;
}
