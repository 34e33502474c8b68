import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { spawnHouse } from '../scripts/look/spawn-house.ts';

const DATA = path.join(import.meta.dirname, '../.cache/e2e');

declare module 'vitest' {
  // The library asks for an interface here: it is merged with its own.
  interface ProvidedContext {
    house: { url: string; sandboxUrl: string; email: string; password: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(DATA, { recursive: true, force: true });
  const { stop, ...house } = await spawnHouse(DATA);
  project.provide('house', house);
  return stop;
}
