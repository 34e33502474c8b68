import { expect, test } from 'vitest';
import { type SampleChange, sampleChart } from '../draw/chart-samples.ts';
import type { ChartEvents } from '../model/chart-events.ts';
import type { ChartSeries } from '../model/chart-series.ts';
import { followData, followEvents, followFocus, followHidden, followZoom } from './follow-state.ts';

const SECONDS = Float64Array.of(0, 50, 100);
const line = (id: string): ChartSeries => ({ id, label: id, unit: 'count', values: [1, 2, 3] });
const LINES = [line('a'), line('b')];
const DATA = [SECONDS, ...LINES.map(({ values }) => values)];
/** The first is the time. */
const SHOWN = [{}, { show: true }, { show: true }];

test('a chart is given new values and new moments', () => {
  const followed = (data: readonly ArrayLike<number | null>[], more: SampleChange = {}) => {
    const { chart, recorded: reported } = sampleChart({ data, series: SHOWN, ...more });
    followData(chart, { seconds: SECONDS, series: LINES });
    return reported;
  };
  expect(followed(DATA)).toEqual([]);
  expect(followed(DATA.with(2, [1, 2, 3]))).toEqual([['data', DATA]]);
  expect(followed(DATA.with(0, [0, 50, 100]))).toEqual([['data', DATA]]);
});

test('a chart that is gone, or that has fewer or more lines, is left alone', () => {
  const other = DATA.with(2, [1, 2, 3]);
  const followed = (change: SampleChange) => {
    const { chart, recorded: reported } = sampleChart({ data: other, series: SHOWN, ...change });
    followData(chart, { seconds: SECONDS, series: LINES });
    return reported;
  };
  expect(followed({})).toHaveLength(1);
  expect(followed({ isConnected: false })).toEqual([]);
  expect(followed({ series: SHOWN.slice(1) })).toEqual([]);
  expect(followed({ series: [...SHOWN, {}] })).toEqual([]);
  expect(() => followData(undefined, { seconds: SECONDS, series: LINES })).not.toThrow();
});

test('the time axis shows the zoom or else everything, and is set only when it differs', () => {
  const scaleFor = (zoom: readonly [number, number] | undefined, change: SampleChange = {}) => {
    const { chart, recorded: reported } = sampleChart(change);
    followZoom(chart, { zoom, seconds: SECONDS });
    return reported;
  };
  expect(scaleFor([20, 70])).toEqual([['scale', 'x', { min: 20, max: 70 }]]);
  expect(scaleFor([0, 70])).toEqual([['scale', 'x', { min: 0, max: 70 }]]);
  expect(scaleFor([20, 100])).toEqual([['scale', 'x', { min: 20, max: 100 }]]);
  expect(scaleFor([0, 100])).toEqual([]);
  expect(scaleFor(undefined)).toEqual([]);
  const zoomed = { scales: { x: { min: 20, max: 70 } } };
  expect(scaleFor(undefined, zoomed)).toEqual([['scale', 'x', { min: 0, max: 100 }]]);
  expect(scaleFor([20, 70], { scales: {} })).toEqual([['scale', 'x', { min: 20, max: 70 }]]);
});

test('a chart that is not drawn yet, or no longer there, has no zoom to follow', () => {
  const { chart, recorded: reported } = sampleChart({ status: 0 });
  followZoom(chart, { zoom: [20, 70], seconds: SECONDS });
  expect(reported).toEqual([]);
  expect(() => followZoom(undefined, { zoom: [20, 70], seconds: SECONDS })).not.toThrow();
});

test('lines are hidden and shown as the legend says, each only when it is not so already', () => {
  const followed = (hidden: readonly string[], series: SampleChange = { series: SHOWN }) => {
    const { chart, recorded: reported } = sampleChart(series);
    followHidden(chart, { hidden: new Set(hidden), series: LINES });
    return reported;
  };
  expect(followed([])).toEqual([]);
  expect(followed(['b'])).toEqual([['series', 2, { show: false }]]);
  expect(followed(['a'], { series: [{}, { show: false }, { show: false }] })).toEqual([
    ['series', 2, { show: true }],
  ]);
  expect(followed(['a', 'b'])).toEqual([
    ['series', 1, { show: false }],
    ['series', 2, { show: false }],
  ]);
  expect(followed(['b'], { series: SHOWN.slice(0, 2) })).toEqual([]);
  expect(() => followHidden(undefined, { hidden: new Set(['a']), series: LINES })).not.toThrow();
});

test('what is pointed at in the legend stands out, once, and nothing does when nothing is', () => {
  const followed = (before: string | undefined, focused: string | undefined) => {
    const { chart, recorded: reported } = sampleChart();
    const drawn = { current: before };
    followFocus(chart, { focused, series: LINES }, drawn);
    expect(drawn.current).toBe(focused);
    return reported;
  };
  expect(followed(undefined, 'a')).toEqual([['series', 1, { focus: true }]]);
  expect(followed('a', 'b')).toEqual([['series', 2, { focus: true }]]);
  expect(followed('b', undefined)).toEqual([['series', null, { focus: true }]]);
  expect(followed('b', 'b')).toEqual([]);
  expect(followed(undefined, undefined)).toEqual([]);
});

test('new events are drawn over the lines that stand, once', () => {
  const events: ChartEvents = { notes: [], marks: [] };
  const drawn = { current: events };
  const { chart, recorded: reported } = sampleChart();
  followEvents(chart, events, drawn);
  expect(reported).toEqual([]);
  const others = { ...events };
  followEvents(chart, others, drawn);
  followEvents(chart, others, drawn);
  expect(reported).toEqual([['redraw', false, false]]);
});
