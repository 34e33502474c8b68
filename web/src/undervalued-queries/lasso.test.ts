import type { PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { createAxis, type Point } from './area.ts';
import { lassoHandlers } from './lasso.ts';

const axes = { across: createAxis([0, 1000], 0, 100), upwards: createAxis([0, 50], 200, 0) };
const CORNERS: Point[] = [
  [0, 200],
  [100, 200],
  [100, 0],
  [0, 0],
];

function drawing() {
  let line: Point[] = [];
  const onEnd = vi.fn<(area: number[]) => void>();
  const setPointerCapture = vi.fn<(id: number) => void>();
  const hands = () =>
    lassoHandlers({ axes, onEnd }, { line, setLine: (change) => void (line = change(line)) });
  const at = ([x, y]: Point, button = 0) =>
    ({
      clientX: x + 10,
      clientY: y + 20,
      button,
      pointerId: 7,
      currentTarget: {
        getBoundingClientRect: () => ({
          left: 10,
          top: 20,
        }),
        setPointerCapture,
      },
    }) as unknown as PointerEvent<SVGSVGElement>;
  return { hands, at, onEnd, setPointerCapture, lineOf: () => line };
}

test('a line that goes around something ends as its area', () => {
  const { hands, at, onEnd, setPointerCapture, lineOf } = drawing();
  const [first, ...others] = CORNERS;
  hands().onPointerDown(at(first ?? [0, 0]));
  expect(setPointerCapture).toHaveBeenCalledExactlyOnceWith(7);
  for (const point of others) hands().onPointerMove(at(point));
  expect(lineOf()).toEqual(CORNERS);
  hands().onPointerUp();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith([0, 0, 1000, 0, 1000, 50, 0, 50]);
  expect(lineOf()).toEqual([]);
});

test('a press, another button and a line that is taken away end as nothing', () => {
  const { hands, at, onEnd, lineOf } = drawing();
  hands().onPointerDown(at([5, 5]));
  hands().onPointerUp();
  expect(lineOf()).toEqual([]);
  hands().onPointerDown(at([5, 5], 2));
  expect(lineOf()).toEqual([]);
  hands().onPointerDown(at([5, 5]));
  hands().onPointerCancel();
  expect(lineOf()).toEqual([]);
  expect(onEnd).not.toHaveBeenCalled();
});
