import { rm } from 'node:fs/promises';
import path from 'node:path';
import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { TestProject } from 'vitest/node';
import { findTestFolder } from '../scripts/check/test-folder.ts';
import { type SpawnedHouse, spawnHouse } from '../scripts/look/spawn-house.ts';
import { buildWeb } from '../scripts/start/build-web.ts';
import { buildHouse } from '../scripts/start/house.ts';
import { withEngines } from '../scripts/with-engines.ts';

const MORNING_MS = DAY_MS / 3;
const DATA = findTestFolder('e2e');

declare module 'vitest' {
  // The library asks for an interface here: it is merged with its own.
  interface ProvidedContext {
    houses: { url: string; sandboxUrl: string; databaseUrl: string; email: string; password: string }[];
  }
}

type Opened = SpawnedHouse & { databaseUrl: string };

/** Stories pass some hours and a day, and none of them comes near midnight. */
function nextMorning(): Date {
  const now = Date.now();
  const morning = startOfMoscowDay(moscowDay(new Date(now))).getTime() + MORNING_MS;
  return new Date(morning < now ? morning + DAY_MS : morning);
}

async function openHouse(data: string): Promise<Opened> {
  const house = await spawnHouse(data, nextMorning());
  return { ...house, databaseUrl: await withEngines(data, async (urls) => urls.DATABASE_URL) };
}

/** All or none of them. */
async function openHouses(count: number): Promise<Opened[]> {
  const folders = Array.from({ length: count }, (_, nth) => path.join(DATA, `house-${nth + 1}`));
  const started = await Promise.allSettled(folders.map(openHouse));
  const opened = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failure = started.find((one) => one.status === 'rejected');
  if (failure === undefined) return opened;
  await Promise.all(opened.map(({ stop }) => stop()));
  throw failure.reason;
}

/** For each worker a whole product, with a demo, an outside world and a clock of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(DATA, { recursive: true, force: true });
  // Each house would build the pages into the same folder.
  await buildWeb(buildHouse(DATA, () => undefined));
  const opened = await openHouses(project.config.maxWorkers);
  project.provide(
    'houses',
    opened.map(({ url, sandboxUrl, databaseUrl, email, password }) => ({
      url,
      sandboxUrl,
      databaseUrl,
      email,
      password,
    })),
  );
  return async () => void (await Promise.all(opened.map(({ stop }) => stop())));
}
