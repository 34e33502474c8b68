import { expect, test, vi } from 'vitest';
import { cancelLoading, isLoading, whileLoading } from './loading-flag.ts';

test('the flag is up until the last of several works has ended', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const both = [whileLoading(() => first.promise), whileLoading(() => second.promise)];
  first.resolve('one');
  await expect(both[0]).resolves.toBe('one');
  expect(isLoading()).toBe(true);
  second.resolve('two');
  await both[1];
  expect(isLoading()).toBe(false);
});

test('a work that failed takes the flag down and says why', async () => {
  await expect(whileLoading(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(isLoading()).toBe(false);
});

test('dismissing it gives the screen at once, and the result is reported when it comes', async () => {
  const work = Promise.withResolvers<void>();
  const onCancel = vi.fn<() => void>();
  const waiting = whileLoading(() => work.promise, onCancel);
  cancelLoading();
  expect([isLoading(), onCancel.mock.calls.length]).toEqual([false, 1]);
  work.resolve();
  await waiting;
  expect(isLoading()).toBe(false);
});
