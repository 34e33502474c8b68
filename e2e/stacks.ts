import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findTestFolder } from '../scripts/check/test-folder.ts';
import { type SpawnedStack, spawnStack } from '../scripts/look/spawn-stack.ts';
import { buildWeb } from '../scripts/start/build-web.ts';
import { buildStack } from '../scripts/start/stack.ts';
import { withEngines } from '../scripts/with-engines.ts';

const DATA = findTestFolder('e2e');

declare module 'vitest' {
  // The library asks for an interface here: it is merged with its own.
  interface ProvidedContext {
    stacks: Omit<Opened, 'stop'>[];
  }
}

type Opened = SpawnedStack & { data: string; databaseUrl: string };

/**
 * Eight in the morning in Moscow, on a day that is the same in every run: so are the market, the demo and what stories find
 * there. They pass some hours and a day, and none of them comes near midnight but the last one (`foresight`).
 */
const FIRST_MOMENT = new Date('2026-10-14T05:00:00Z');

async function openStack(data: string): Promise<Opened> {
  const spawned = await spawnStack(data, { startAt: FIRST_MOMENT });
  return { ...spawned, data, databaseUrl: await withEngines(data, async (urls) => urls.DATABASE_URL) };
}

/** All or none of them. */
async function openStacks(count: number): Promise<Opened[]> {
  const folders = Array.from({ length: count }, (_, nth) => path.join(DATA, `stack-${nth + 1}`));
  const started = await Promise.allSettled(folders.map(openStack));
  const opened = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failure = started.find((one) => one.status === 'rejected');
  if (failure === undefined) return opened;
  await Promise.all(opened.map(({ stop }) => stop()));
  throw failure.reason;
}

/** For each worker a whole product, with a demo, an outside world and a clock of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(DATA, { recursive: true, force: true });
  // Each product would build the pages into the same folder.
  await buildWeb(buildStack(DATA, () => undefined));
  const opened = await openStacks(project.config.maxWorkers);
  project.provide(
    'stacks',
    opened.map(({ url, sandboxUrl, data, databaseUrl, email, password, operator }) => ({
      url,
      data,
      sandboxUrl,
      databaseUrl,
      email,
      password,
      operator,
    })),
  );
  return async () => void (await Promise.all(opened.map(({ stop }) => stop())));
}
