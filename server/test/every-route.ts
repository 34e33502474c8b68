import { readdirSync } from 'node:fs';
import type { Route } from '@vitrina/contract/route.ts';

const CONTRACT = new URL('../../packages/contract/src/', import.meta.url);

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

const files = readdirSync(CONTRACT, { encoding: 'utf8', recursive: true }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const modules = await Promise.all(
  files.toSorted().map(async (name): Promise<unknown> => import(new URL(name, CONTRACT).href)),
);

/** Every route of the contract: what is added there is tested here without a word. */
export const EVERY_ROUTE: readonly Route[] = modules.flatMap((module) =>
  typeof module === 'object' && module !== null ? Object.values(module).filter(isRoute) : [],
);
