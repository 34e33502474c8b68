import { describe, expect, it } from 'vitest';
import { buildHouse } from './house.ts';

function watch() {
  const events: string[] = [];
  const part = (name: string) => ({
    stop: async () => void events.push(`stop ${name}`),
    kill: () => void events.push(`kill ${name}`),
  });
  return { events, part, house: buildHouse('/nowhere', () => undefined) };
}

describe('the house', () => {
  it('stops its parts in the reverse order of their start', async () => {
    const { events, part, house } = watch();
    for (const name of ['engines', 'sandbox', 'server']) await house.own(name, async () => part(name));
    await house.stop();
    expect(events).toEqual(['stop server', 'stop sandbox', 'stop engines']);
  });

  it('stops a part whose start was still going on', async () => {
    const { events, part, house } = watch();
    const started = Promise.withResolvers<ReturnType<typeof part>>();
    const owning = house.own('engine', () => started.promise);
    const stopping = house.stop();
    started.resolve(part('engine'));
    await Promise.all([owning, stopping]);
    expect(events).toEqual(['stop engine']);
  });

  it('starts nothing once it is stopping', async () => {
    const { part, house } = watch();
    await house.stop();
    await expect(house.own('late', async () => part('late'))).rejects.toThrow('late');
  });

  it('forgets what has ended by itself', async () => {
    const { events, part, house } = watch();
    const task = await house.own('task', async () => part('task'));
    house.disown(task);
    await house.stop();
    expect(events).toEqual([]);
  });
});
