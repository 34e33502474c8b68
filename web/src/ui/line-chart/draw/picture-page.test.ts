import { expect, test, vi } from 'vitest';
import { recordingPen } from '../../recording-pen.ts';
import type { ChartSeries } from '../model/chart-series.ts';
import { drawPage, type PicturePage, PLOT_SIZE } from './picture-page.ts';

const line = (label: string): ChartSeries => ({ id: label, label, unit: 'count', values: [] });
const PAGE: PicturePage = {
  series: [line('ab'), line('cd')],
  hidden: new Set(),
  title: 'Demand',
  subtitle: 'November',
  footer: 'Vitrina',
  isRightToLeft: false,
  plot: {} as CanvasImageSource,
  color: (variable) => variable.replace(/^--(v|mantine-color)-/, ''),
};

function drawnOf(change: Partial<PicturePage>, characterPx = 6) {
  const canvas = { width: 0, height: 0 };
  const { pen, drawn } = recordingPen({ characterPx, canvas });
  drawPage(pen, { ...PAGE, ...change });
  return { drawn, canvas };
}

test('a page has a name, a period, a legend, the plot and its source, from the top to the bottom', () => {
  const { drawn, canvas } = drawnOf({});
  expect(drawn).toEqual([
    'rect 0 0 2400 1320.4 surface',
    '"Demand" 56 73.6 2288 text 37px start ltr',
    '"November" 56 117.6 2288 dimmed 26px start ltr',
    'rect 56 154 24 24 series-1',
    '"ab" 96 166 2248 text 25px start ltr',
    'rect 152 154 24 24 series-2',
    '"cd" 192 166 2152 text 25px start ltr',
    'image 28 210 2344 1040 ',
    '"Vitrina" 56 1276.4 2288 dimmed 22px start ltr',
  ]);
  expect(canvas).toEqual({ width: 2400, height: 1320.4 });
});

test('the plot is drawn for the place that it has on the page', () => {
  expect(PLOT_SIZE).toEqual({ scale: 2, width: 2344, height: 1040 });
});

test('where one reads from the right everything begins there', () => {
  expect(drawnOf({ isRightToLeft: true }).drawn).toEqual([
    'rect 0 0 2400 1320.4 surface',
    '"Demand" 2344 73.6 2288 text 37px start rtl',
    '"November" 2344 117.6 2288 dimmed 26px start rtl',
    'rect 2320 154 24 24 series-1',
    '"ab" 2304 166 2248 text 25px start rtl',
    'rect 2224 154 24 24 series-2',
    '"cd" 2208 166 2152 text 25px start rtl',
    'image 28 210 2344 1040 ',
    '"Vitrina" 2344 1276.4 2288 dimmed 22px start rtl',
  ]);
});

test('hidden lines have no name, and the others keep their colours', () => {
  expect(drawnOf({ hidden: new Set(['ab']) }).drawn.slice(3, 5)).toEqual([
    'rect 56 154 24 24 series-2',
    '"cd" 96 166 2248 text 25px start ltr',
  ]);
});

test('a page without a line has the room of one row', () => {
  const { drawn, canvas } = drawnOf({ series: [] });
  expect(drawn[3]).toBe('image 28 210 2344 1040 ');
  expect(canvas.height).toBe(1320.4);
});

test('names that find no room in a row stand in the next, and what is below moves down', () => {
  // Between the edges there are 2288 pixels, of which 124 are of boxes and what parts them.
  const pageOf = (characters: number) =>
    drawnOf({ series: [line('a'.repeat(241)), line('b'.repeat(characters - 241))] }, 4);
  const one = pageOf(541);
  expect(one.drawn[5]).toBe('rect 1104 154 24 24 series-2');
  expect(one.canvas.height).toBe(1320.4);
  const two = pageOf(542);
  expect(two.drawn[5]).toBe('rect 56 198 24 24 series-2');
  expect(two.drawn[6]).toMatch(/" 96 210 2248 text/);
  expect(two.drawn.slice(-2)).toEqual([
    'image 28 254 2344 1040 ',
    '"Vitrina" 56 1320.4 2288 dimmed 22px start ltr',
  ]);
  expect(two.canvas.height).toBe(1364.4);
});

test('only the name of the page is bold', () => {
  const { pen, look } = recordingPen();
  const weights: string[] = [];
  vi.spyOn(pen, 'fillText').mockImplementation((text) => {
    weights.push(`${text} ${look.font.slice(0, 3)}`);
  });
  drawPage(pen, PAGE);
  expect(weights).toEqual(['Demand 600', 'November 400', 'ab 400', 'cd 400', 'Vitrina 400']);
});
