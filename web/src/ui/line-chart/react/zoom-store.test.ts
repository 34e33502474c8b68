import { expect, test, vi } from 'vitest';
import { readZoom, subscribeToZoom, writeZoom } from './zoom-store.ts';

test('all charts of a key are notified of a zoom once, charts of another key are not', () => {
  const notify = vi.fn();
  const notifyOther = vi.fn();
  const leave = subscribeToZoom('a', notify);
  const leaveOther = subscribeToZoom('b', notifyOther);
  writeZoom('a', [1, 2]);
  writeZoom('a', [1, 2]);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notifyOther).not.toHaveBeenCalled();
  expect(readZoom('a')).toEqual([1, 2]);
  leave();
  leaveOther();
});

test('a zoom outlives a chart that is drawn anew, and not the last one that leaves', async () => {
  const leave = subscribeToZoom('a', () => {});
  writeZoom('a', [1, 2]);
  leave();
  const leaveAgain = subscribeToZoom('a', () => {});
  await Promise.resolve();
  expect(readZoom('a')).toEqual([1, 2]);
  leaveAgain();
  await Promise.resolve();
  expect(readZoom('a')).toBeUndefined();
});
