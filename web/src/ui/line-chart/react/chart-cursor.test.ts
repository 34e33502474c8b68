import { expect, test } from 'vitest';
import { giveMouse, type SampleChange, sampleChart } from '../draw/chart-samples.ts';
import { forgetCursor, hideCursor, moveCursor, moveCursorTo, plotLeftOf, viewOf } from './chart-cursor.ts';

test('the cursor moves as a mouse would, within the plot as it stands now', () => {
  giveMouse();
  const { chart, recorded: reported } = sampleChart();
  moveCursor(chart, 30);
  moveCursorTo(chart, 3);
  moveCursorTo(chart, 9);
  expect(reported).toEqual([
    ['mouse', 1030, 501],
    ['mouse', 1075, 501],
    // A point that is not there counts as the first moment.
    ['mouse', 1000, 501],
  ]);
});

test('a hidden cursor leaves the synced charts too, a forgotten one this chart alone', () => {
  giveMouse();
  const { chart, recorded: reported } = sampleChart();
  hideCursor(chart);
  forgetCursor(chart);
  expect(reported).toEqual([['mouse left'], ['cursor', { left: -10, top: -10 }, false]]);
});

test('what is in view is what the time axis shows, and nothing before there is one', () => {
  const viewWith = (scales: SampleChange['scales'] & object) => viewOf(sampleChart({ scales }).chart);
  expect(viewWith({ x: { min: 20, max: 70 } })).toEqual([20, 70]);
  expect(viewWith({ x: { min: null, max: null } })).toEqual([0, 0]);
  expect(viewWith({})).toEqual([0, 0]);
});

test('the edge of the plot is counted in pixels of the page', () => {
  expect(plotLeftOf(sampleChart().chart)).toBe(10);
});
