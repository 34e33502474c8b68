import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Followed } from '../../platform/api/follow-events.ts';
import { shareStreams } from './share-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function streams() {
  const opened: { key: string; to: Followed<number>; isOver: boolean }[] = [];
  const subscribe = shareStreams<string, number>((key, to) => {
    const stream = { key, to, isOver: false };
    opened.push(stream);
    return () => void (stream.isOver = true);
  });
  const listen = (key: string) => {
    const received: (number | 'again' | boolean)[] = [];
    const stop = subscribe(key, {
      onEvent: (event) => received.push(event),
      onLive: (isLive) => received.push(isLive),
    });
    return { received, stop };
  };
  return { opened, listen };
}

test('all who listen to one key share a stream, another key has its own', () => {
  const { opened, listen } = streams();
  const [one, other, apart] = [listen('а'), listen('а'), listen('б')];
  expect(opened.map(({ key }) => key)).toEqual(['а', 'б']);
  opened[0]?.to.onEvent(5);
  opened[0]?.to.onAgain();
  expect(one.received).toEqual([false, 5, 'again']);
  expect(other.received).toEqual(one.received);
  expect(apart.received).toEqual([false]);
});

test('a stream reports once that it is live, and later subscribers get its present state', () => {
  const { opened, listen } = streams();
  const first = listen('а');
  for (const isLive of [true, true, false, true]) opened[0]?.to.onLive(isLive);
  expect(first.received).toEqual([false, true, false, true]);
  expect(listen('а').received).toEqual([true]);
});

test('a stream without listeners lasts three seconds more', () => {
  const { opened, listen } = streams();
  listen('а').stop();
  vi.advanceTimersByTime(2999);
  expect(opened[0]?.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(opened[0]?.isOver).toBe(true);
  listen('а');
  expect(opened).toHaveLength(2);
});

test('who comes meanwhile keeps it, and an old goodbye does not end a new stream', () => {
  const { opened, listen } = streams();
  const [first, second] = [listen('а'), listen('а')];
  first.stop();
  vi.advanceTimersByTime(3000);
  expect(opened[0]?.isOver).toBe(false);
  second.stop();
  vi.advanceTimersByTime(1000);
  const third = listen('а');
  vi.advanceTimersByTime(5000);
  expect(opened.map(({ isOver }) => isOver)).toEqual([false]);
  third.stop();
  third.stop();
  vi.advanceTimersByTime(2000);
  vi.advanceTimersByTime(1000);
  const fourth = listen('а');
  vi.advanceTimersByTime(5000);
  expect(opened.map(({ isOver }) => isOver)).toEqual([true, false]);
  fourth.stop();
});
