import { expect, test, vi } from 'vitest';
import type { View } from '../model/matrix-geometry.ts';
import { drawFitted } from './fit-canvas.ts';

const view: View = { scrollLeft: 0, scrollTop: 0, width: 301, height: 201, leadPx: 0 };

function canvasOf(width: number, height: number) {
  const canvas = { width, height, style: {}, getContext: vi.fn<(kind: string, how: object) => unknown>() };
  const setTransform = vi.fn<(...matrix: number[]) => void>();
  canvas.getContext.mockReturnValue({ canvas, setTransform });
  return { canvas, setTransform };
}

function drawn(canvas: object | null, ratio: number) {
  const draw = vi.fn<(context: CanvasRenderingContext2D, view: View) => void>();
  drawFitted(canvas as HTMLCanvasElement | null, ratio, () => view, draw);
  return draw;
}

test.each([
  [1, 301, 201],
  [1.5, 452, 302],
  [1.25, 376, 251],
])(
  'a canvas of %d pixels of the screen to one is as large as its window in whole ones',
  (ratio, width, height) => {
    const { canvas, setTransform } = canvasOf(300, 150);
    const draw = drawn(canvas, ratio);
    expect(canvas).toMatchObject({ width, height });
    expect(canvas.style).toEqual({ width: '301px', height: '201px', marginBlockEnd: '-201px' });
    expect(canvas.getContext).toHaveBeenCalledWith('2d', { alpha: false });
    expect(setTransform).toHaveBeenCalledWith(ratio, 0, 0, ratio, 0, 0);
    expect(draw).toHaveBeenCalledExactlyOnceWith(canvas.getContext.mock.results[0]?.value, view);
  },
);

test.each([
  [301, 201, false],
  [301, 150, true],
  [300, 201, true],
])('a canvas of %i by %i is emptied only when it is of another size: %s', (width, height, isEmptied) => {
  const { canvas } = canvasOf(width, height);
  expect(drawn(canvas, 1)).toHaveBeenCalledOnce();
  expect('width' in canvas.style).toBe(isEmptied);
});

test('without a canvas or its pen nothing is drawn', () => {
  expect(drawn(null, 1)).not.toHaveBeenCalled();
  expect(drawn({ getContext: () => null }, 1)).not.toHaveBeenCalled();
});
