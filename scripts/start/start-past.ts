import { spawnPart } from './spawn-part.ts';
import type { Stack } from './stack.ts';

/** Fills in the demo's past beside the running product; it ends when nothing is left, and goes on at the next start. */
export async function startPast(stack: Stack, env: Record<string, string>): Promise<void> {
  const filling = await stack.own('past', async () => {
    const { handle } = spawnPart({ file: 'server/src/fill-past.ts', env, onLine: stack.logOf('past') });
    return handle;
  });
  void filling.ended.then((reason) => {
    stack.disown(filling);
    if (!reason.startsWith('code 0') && !stack.isStopping())
      stack.say(`The past is not filled in further (${reason}): it goes on at the next start.`);
  });
}
