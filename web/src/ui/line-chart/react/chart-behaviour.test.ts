import type uPlot from 'uplot';
import { expect, test, vi } from 'vitest';
import { behaviourOptions, type ChartBehaviour } from './chart-behaviour.ts';

const SECONDS = Array.from({ length: 101 }, (_, second) => second);

function behaviour(change: Partial<ChartBehaviour> = {}) {
  const onZoom = vi.fn<ChartBehaviour['onZoom']>();
  const given: ChartBehaviour = {
    syncKey: 'page',
    onCursor: vi.fn(),
    onZoom,
    onDraw: vi.fn(),
    followsCursor: () => true,
    ...change,
  };
  return { given, onZoom, ...behaviourOptions(given) };
}

/** Two seconds for each pixel. */
function select(left: number, width: number) {
  const { hooks, onZoom } = behaviour();
  const setSelect = vi.fn();
  const chart = { select: { left, width }, data: [SECONDS], setSelect, posToVal: (px: number) => px * 2 };
  hooks.setSelect?.[0]?.(chart as unknown as uPlot);
  return { zooms: onZoom.mock.calls, cleared: setSelect.mock.calls };
}

test('what is drawn over becomes the part in view, and is drawn over no longer', () => {
  expect(select(10, 20)).toEqual({
    zooms: [[[20, 60]]],
    cleared: [[{ left: 0, top: 0, width: 0, height: 0 }, false]],
  });
  expect(select(10, 1).zooms).toEqual([[[19.5, 22.5]]]);
});

test('a selection that is taken away asks for nothing', () => {
  expect(select(10, 0)).toEqual({ zooms: [], cleared: [] });
});

test('only time is pointed at and drawn over, and the chart does not zoom by itself', () => {
  const { cursor } = behaviour();
  expect(cursor).toMatchObject({ y: false, drag: { x: true, y: false, setScale: false } });
});

test('a double click shows everything', () => {
  const { cursor, onZoom } = behaviour();
  const [chart, target] = [{} as uPlot, {} as HTMLElement];
  const click = cursor.bind?.dblclick?.(chart, target, () => null);
  expect(click?.({} as MouseEvent)).toBeNull();
  expect(onZoom).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('synced charts share moves along the time and nothing else', () => {
  const { sync } = behaviour().cursor;
  expect(sync).toMatchObject({ key: 'page', scales: ['x', null] });
  const { pub, sub } = sync?.filters ?? {};
  const places = [{} as uPlot, 0, 0, 0, 0, 0] as const;
  expect([pub?.('mousemove', ...places), pub?.('mouseup', ...places)]).toEqual([true, false]);
  expect([sub?.('mousemove', ...places), sub?.('mouseup', ...places)]).toEqual([true, false]);
  const deaf = behaviour({ followsCursor: () => false }).cursor.sync?.filters?.sub;
  expect(deaf?.('mousemove', ...places)).toBe(false);
});

test('a chart of its own is synced with none', () => {
  expect(behaviour({ syncKey: undefined }).cursor).not.toHaveProperty('sync');
});

test('cursor and drawing are passed on as they are', () => {
  const { hooks, given } = behaviour();
  expect([hooks.setCursor, hooks.draw]).toEqual([[given.onCursor], [given.onDraw]]);
});
