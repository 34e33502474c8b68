import { setTimeout as wait } from 'node:timers/promises';
import { isErrorKey } from '@vitrina/contract/errors.ts';
import type { ImportDetails } from '@vitrina/contract/query-imports.ts';
import type { DbContext } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { getImport } from './list-imports.ts';
import { ANSWER_MS, LOOK_MS } from './rules.ts';

/** An import as it stands once it has ended or asks, at the latest after some seconds. Throws what it failed by. */
export async function waitForImport(
  context: DbContext,
  of: { userId: number; cabinetId: number; importId: string },
): Promise<ImportDetails> {
  const until = performance.now() + ANSWER_MS;
  let found = await getImport(context, of);
  while (found.state === 'running' && performance.now() < until) {
    await wait(LOOK_MS);
    found = await getImport(context, of);
  }
  if (found.failure) {
    const { subject, action, meta } = found.failure.error;
    const key = `${subject}.${action}`;
    if (isErrorKey(key)) throw new Problem(key, meta);
  }
  return found;
}
