import { expect, test, vi } from 'vitest';
import { visibilityOf } from './visibility-of.ts';

function watched() {
  let show: (isVisible: boolean) => void = () => undefined;
  const stop = vi.fn();
  const onMissed = vi.fn();
  const visibility = visibilityOf((notify) => {
    show = notify;
    return stop;
  }, onMissed);
  return { visibility, stop, onMissed, show };
}

test('a chart receives moves until it is scrolled away', () => {
  const { visibility, show } = watched();
  expect(visibility.followsCursor()).toBe(true);
  show(false);
  expect(visibility.followsCursor()).toBe(false);
  show(true);
  expect(visibility.followsCursor()).toBe(true);
});

test('a chart that comes back says so only when it has missed a move', () => {
  const { visibility, show, onMissed } = watched();
  show(true);
  visibility.followsCursor();
  show(true);
  show(false);
  show(true);
  expect(onMissed).not.toHaveBeenCalled();
  show(false);
  visibility.followsCursor();
  show(false);
  expect(onMissed).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(onMissed).toHaveBeenCalledTimes(1);
});

test('a chart that is gone is watched no longer', () => {
  const { visibility, stop } = watched();
  expect(stop).not.toHaveBeenCalled();
  visibility.stop();
  expect(stop).toHaveBeenCalledTimes(1);
});
