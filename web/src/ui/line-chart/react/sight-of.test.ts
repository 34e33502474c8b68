import { expect, test, vi } from 'vitest';
import { sightOf } from './sight-of.ts';

function watched() {
  let show: (isInSight: boolean) => void = () => undefined;
  const stop = vi.fn();
  const onMissed = vi.fn();
  const sight = sightOf((tell) => {
    show = tell;
    return stop;
  }, onMissed);
  return { sight, stop, onMissed, show };
}

test('a chart receives moves until it is scrolled away', () => {
  const { sight, show } = watched();
  expect(sight.hears()).toBe(true);
  show(false);
  expect(sight.hears()).toBe(false);
  show(true);
  expect(sight.hears()).toBe(true);
});

test('a chart that comes back says so only when it has missed a move', () => {
  const { sight, show, onMissed } = watched();
  show(true);
  sight.hears();
  show(true);
  show(false);
  show(true);
  expect(onMissed).not.toHaveBeenCalled();
  show(false);
  sight.hears();
  show(false);
  expect(onMissed).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(onMissed).toHaveBeenCalledTimes(1);
});

test('a chart that is gone is watched no longer', () => {
  const { sight, stop } = watched();
  expect(stop).not.toHaveBeenCalled();
  sight.stop();
  expect(stop).toHaveBeenCalledTimes(1);
});
