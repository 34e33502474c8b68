import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectToasts, type Toast } from './notify.ts';
import { Problem } from './problem.ts';
import { commitWaiting, isLeaving, undoable } from './undoable.ts';

const page = new EventTarget();
let toasts: Toast[] = [];
let commit: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeAll(() => {
  vi.stubGlobal('window', page);
  connectToasts((toast) => toasts.push(toast));
});
beforeEach(async () => {
  await commitWaiting();
  toasts = [];
  commit = vi.fn(async () => undefined);
});

const remove = () => undoable({ key: 'note-1', message: 'Заметка удалена', commit });

test('what is removed is hidden at once, and goes from the server when its toast closes after 8 s', async () => {
  remove();
  expect(isLeaving('note-1')).toBe(true);
  expect(commit).not.toHaveBeenCalled();
  expect(toasts).toMatchObject([{ message: 'Заметка удалена', autoClose: 8000 }]);
  toasts[0]?.onClose?.();
  toasts[0]?.onClose?.();
  await vi.waitFor(() => expect(isLeaving('note-1')).toBe(false));
  expect(commit).toHaveBeenCalledOnce();
});

test('what is undone is visible again, and no request is sent', () => {
  remove();
  toasts[0]?.action?.run();
  toasts[0]?.onClose?.();
  expect(isLeaving('note-1')).toBe(false);
  expect(commit).not.toHaveBeenCalled();
});

test('whoever leaves the page or signs out has decided', async () => {
  remove();
  page.dispatchEvent(new Event('pagehide'));
  expect(commit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isLeaving('note-1')).toBe(false));
  remove();
  await commitWaiting();
  expect(commit).toHaveBeenCalledTimes(2);
  toasts.at(-1)?.action?.run();
  expect(commit).toHaveBeenCalledTimes(2);
});

test('the same thing is removed once', () => {
  remove();
  remove();
  expect(toasts).toHaveLength(1);
});

test('a refusal brings it back and says why', async () => {
  commit.mockRejectedValue(new Problem('cabinet.blocked', {}, 403));
  remove();
  toasts[0]?.onClose?.();
  await vi.waitFor(() => expect(isLeaving('note-1')).toBe(false));
  expect(toasts[1]).toMatchObject({ id: 'cabinet.blocked', role: 'alert' });
});

test('a lost session adds no toast to its own', async () => {
  commit.mockRejectedValue(new Problem('user.notAuthorized', {}, 401));
  remove();
  toasts[0]?.onClose?.();
  await vi.waitFor(() => expect(isLeaving('note-1')).toBe(false));
  expect(toasts).toHaveLength(1);
});
