import { spawnPart } from './spawn-part.ts';
import type { Stack } from './stack.ts';

type Task = {
  name: string;
  file: string;
  nodeFlags?: string[];
  args?: string[];
  cwd?: string;
  env: Record<string, string>;
  onLine?: (line: string) => void;
};

/** Runs a part that has an end. Throws its last words when it fails. */
export async function runTask(stack: Stack, { name, onLine, ...part }: Task): Promise<void> {
  const log = stack.logOf(name);
  const task = await stack.own(name, async () => {
    const spawned = spawnPart({
      ...part,
      onLine: (line) => {
        log(line);
        onLine?.(line);
      },
    });
    return { ...spawned, stop: spawned.handle.stop, kill: spawned.handle.kill };
  });
  const reason = await task.handle.ended;
  stack.disown(task);
  if (!reason.startsWith('code 0')) {
    throw new Error(`${name} ended with ${reason}\n${task.lastLines().slice(-15).join('\n')}`.trim());
  }
}
