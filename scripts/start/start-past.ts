import { spawnPart } from './spawn-part.ts';
import type { Stack } from './stack.ts';

/** As server/src/past/fill-past.ts logs each step. */
const STEP = '"msg":"days of the past are filled in"';

/** Fills in the demo's past beside the running product; it ends when nothing is left, and goes on at the next start. */
export async function startPast(stack: Stack, env: Record<string, string>): Promise<void> {
  const begunAt = performance.now();
  const log = stack.logOf('past');
  let hasFilled = false;
  const filling = await stack.own('past', async () => {
    const onLine = (line: string) => {
      hasFilled ||= line.includes(STEP);
      log(line);
    };
    const { handle } = spawnPart({ file: 'server/src/fill-past.ts', env, onLine });
    return handle;
  });
  void filling.ended.then((reason) => {
    stack.disown(filling);
    if (stack.isStopping()) return;
    if (!reason.startsWith('code 0'))
      stack.say(`The past is not filled in further (${reason}): it goes on at the next start.`);
    else if (hasFilled)
      stack.say(
        `The history is complete, ${Math.round((performance.now() - begunAt) / 1000)} s after the greeting.`,
      );
  });
}
