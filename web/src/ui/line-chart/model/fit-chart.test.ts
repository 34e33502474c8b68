import { expect, test, vi } from 'vitest';
import { fitChart, sizeOf } from './fit-chart.ts';

test('a chart takes another size when its width or its height is another one', () => {
  for (const [clientWidth, clientHeight, times] of [
    [300, 200, 0],
    [301, 200, 1],
    [300, 199, 1],
    [301, 199, 1],
  ] as const) {
    const setSize = vi.fn();
    fitChart({ width: 300, height: 200, setSize }, sizeOf({ clientWidth, clientHeight }));
    expect(setSize.mock.calls).toEqual(
      Array.from({ length: times }, () => [{ width: clientWidth, height: clientHeight }]),
    );
  }
});
