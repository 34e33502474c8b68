import { isDeepStrictEqual } from 'node:util';
import type { Route } from '@vitrina/contract/route.ts';
import * as z from 'zod';

/** A route by its path, and the input that a screen was shared with. */
export type SharedQuestion = { path: string; input: Readonly<Record<string, unknown>> };

type Shared = { cabinetId: number; questions: readonly SharedQuestion[] };

/** Whether a link has a question of this route at all: looked at before anything of the request is read. */
export function isSharedRoute({ path }: Pick<Route, 'path'>, questions: readonly SharedQuestion[]): boolean {
  return questions.some((question) => question.path === path);
}

/**
 * Whether a request asks exactly what was shared. Both sides are compared as the route's own schema reads them: whatever
 * way a value was written, it counts for what the operation will get, and what the contract has added since has its
 * default on both sides.
 */
export function asksShared(
  route: Pick<Route, 'path' | 'input'>,
  input: unknown,
  { cabinetId, shared }: { cabinetId: number; shared: Shared },
): boolean {
  return (
    cabinetId === shared.cabinetId &&
    shared.questions.some((question) => {
      if (question.path !== route.path) return false;
      const pinned = z.safeParse(route.input, question.input);
      return pinned.success && isDeepStrictEqual(pinned.data, input);
    })
  );
}
