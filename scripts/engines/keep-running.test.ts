import { describe, expect, it, vi } from 'vitest';
import type { ProcessHandle } from './keep-running.ts';
import { backOffMs, keepRunning } from './keep-running.ts';

function makeHandle(pid: number): ProcessHandle & { die(reason: string): void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    pid,
    ended: promise,
    die: resolve,
    stop: async () => resolve('stopped'),
    kill: () => resolve('killed'),
  };
}

describe('backOffMs', () => {
  it('doubles from a quarter of a second to half a minute', () => {
    expect([1, 2, 3, 4].map(backOffMs)).toEqual([250, 500, 1000, 2000]);
    expect(backOffMs(20)).toBe(30_000);
  });
});

describe('keepRunning', () => {
  it('passes the error of the first start to its caller', async () => {
    const start = () => Promise.reject(new Error('no port'));
    await expect(keepRunning({ name: 'X', start, log: () => undefined })).rejects.toThrow('no port');
  });

  it('starts again after a death and says why', async () => {
    const handles = [makeHandle(1), makeHandle(2)];
    const again = Promise.withResolvers<undefined>();
    const said: string[] = [];
    let count = 0;
    const start = async () => {
      const handle = handles[count];
      count += 1;
      if (!handle) throw new Error('no third life');
      if (count === 2) again.resolve(undefined);
      return handle;
    };
    const kept = await keepRunning({ name: 'X', start, log: (line) => said.push(line) });
    handles[0]?.die('SIGKILL');
    await again.promise;
    await vi.waitFor(() => expect(kept.pid()).toBe(2));
    expect(said).toEqual(['X ended (SIGKILL); the next start is in 0.25 s.']);
    await kept.stop();
    expect(count).toBe(2);
  });

  it('starts at once, without a word, when asked to', async () => {
    const said: string[] = [];
    const again = Promise.withResolvers<undefined>();
    let count = 0;
    const start = async () => {
      count += 1;
      if (count === 2) again.resolve(undefined);
      return makeHandle(count);
    };
    const kept = await keepRunning({ name: 'X', start, log: (line) => said.push(line) });
    await kept.restart();
    await again.promise;
    await kept.stop();
    expect(said).toEqual([]);
  });

  it('stays down after a stop, also in the middle of a pause', async () => {
    const handle = makeHandle(1);
    const paused = Promise.withResolvers<string>();
    let count = 0;
    const start = async () => {
      count += 1;
      return handle;
    };
    const kept = await keepRunning({ name: 'X', start, log: paused.resolve });
    handle.die('code 1');
    await paused.promise;
    await kept.stop();
    expect(count).toBe(1);
  });
});
