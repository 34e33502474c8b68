import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterHidden, pause, untilSeen } from './page-seen.ts';

let page: EventTarget & { hidden: boolean };

function switchTab(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Whether a promise has ended, looked at whenever asked. */
function watch(promise: Promise<void>): () => Promise<boolean> {
  let isOver = false;
  void promise.then(() => (isOver = true));
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isOver;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a pause lasts its time, and no timer is left by whoever leaves', async () => {
  const leaving = new AbortController();
  const isOver = watch(pause(1000, leaving.signal));
  await vi.advanceTimersByTimeAsync(999);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
  const isLeft = watch(pause(1000, leaving.signal));
  expect(await isLeft()).toBe(false);
  leaving.abort();
  expect(await isLeft()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that is seen waits for nothing', async () => {
  const listen = vi.spyOn(page, 'addEventListener');
  expect(await watch(untilSeen(new AbortController().signal))()).toBe(true);
  expect(listen).not.toHaveBeenCalled();
});

test('a hidden page waits until it is seen, through changes that leave it hidden', async () => {
  page.hidden = true;
  const forget = vi.spyOn(page, 'removeEventListener');
  const isSeen = watch(untilSeen(new AbortController().signal));
  switchTab(true);
  expect(await isSeen()).toBe(false);
  expect(forget).not.toHaveBeenCalled();
  switchTab(false);
  expect(await isSeen()).toBe(true);
  expect(forget).toHaveBeenCalledOnce();
});

test('whoever leaves a hidden page waits no longer', async () => {
  page.hidden = true;
  const leaving = new AbortController();
  const isOver = watch(untilSeen(leaving.signal));
  expect(await isOver()).toBe(false);
  leaving.abort();
  expect(await isOver()).toBe(true);
});

test('a tab is reported after being hidden for twenty seconds, and not while it is visible', async () => {
  const run = vi.fn<() => void>();
  const stop = afterHidden(run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).not.toHaveBeenCalled();
  switchTab(true);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
  stop();
});

test('a tab that is hidden from the beginning is counted from there', async () => {
  page.hidden = true;
  const run = vi.fn<() => void>();
  const stop = afterHidden(run);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(run).toHaveBeenCalledOnce();
  stop();
});

test('a look in between begins the count anew, and after the end nobody watches', async () => {
  const run = vi.fn<() => void>();
  const stop = afterHidden(run);
  switchTab(true);
  await vi.advanceTimersByTimeAsync(15_000);
  switchTab(false);
  switchTab(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(run).not.toHaveBeenCalled();
  stop();
  switchTab(true);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).not.toHaveBeenCalled();
});
