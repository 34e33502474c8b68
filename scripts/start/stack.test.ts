import { describe, expect, it } from 'vitest';
import { buildStack } from './stack.ts';

function watch() {
  const events: string[] = [];
  const part = (name: string) => ({
    stop: async () => void events.push(`stop ${name}`),
    kill: () => void events.push(`kill ${name}`),
  });
  return { events, part, stack: buildStack('/nowhere', () => undefined) };
}

describe('the stack', () => {
  it('stops its parts in the reverse order of their start', async () => {
    const { events, part, stack } = watch();
    for (const name of ['engines', 'sandbox', 'server']) await stack.own(name, async () => part(name));
    await stack.stop();
    expect(events).toEqual(['stop server', 'stop sandbox', 'stop engines']);
  });

  it('stops a part whose start was still going on', async () => {
    const { events, part, stack } = watch();
    const started = Promise.withResolvers<ReturnType<typeof part>>();
    const owning = stack.own('engine', () => started.promise);
    const stopping = stack.stop();
    started.resolve(part('engine'));
    await Promise.all([owning, stopping]);
    expect(events).toEqual(['stop engine']);
  });

  it('starts nothing once it is stopping', async () => {
    const { part, stack } = watch();
    await stack.stop();
    await expect(stack.own('late', async () => part('late'))).rejects.toThrow('late');
  });

  it('forgets what has ended by itself', async () => {
    const { events, part, stack } = watch();
    const task = await stack.own('task', async () => part('task'));
    stack.disown(task);
    await stack.stop();
    expect(events).toEqual([]);
  });
});
