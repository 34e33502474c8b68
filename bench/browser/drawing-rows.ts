import type { Browser } from 'playwright-core';
import type { Row } from '../report.ts';
import { measureCharts } from './measure-charts.ts';
import { measureScroll, type Scrolling } from './measure-scroll.ts';
import type { Pages } from './serve-pages.ts';

const BUDGET = { chartsMs: 600, cursorMs: 60, fps: 58 };

function inWords({ drawnMs, fps, p95Ms, blankFrames, heapMb }: Scrolling): string {
  return `${fps.toFixed(0)} fps, p95 ${p95Ms.toFixed(1)} ms, ${blankFrames} blank of 240; there after ${drawnMs.toFixed(0)} ms, heap ${heapMb.toFixed(0)} MB`;
}

async function measureTable(browser: Browser, { url }: Pages): Promise<Row> {
  const ours = await measureScroll(browser, `${url}/dev/ui/table-100000`, 'y');
  // Of 100,000 rows a plain table is drawn after 40 s, and each frame takes most of a second.
  const bare = await measureScroll(browser, `${url}/plain/table.html?rows=10000`, 'y');
  return {
    what: 'table of 100,000 rows × 20 columns: scrolled by 90 px a frame',
    measured: inWords(ours),
    baseline: `a plain HTML table of 10,000 rows: ${inWords(bare)}`,
    ratio: ours.drawnMs / bare.drawnMs,
    budget: 'no blank frame, 60 fps',
    isKept: ours.blankFrames === 0 && ours.fps >= BUDGET.fps,
  };
}

async function measureMatrix(browser: Browser, { url }: Pages): Promise<Row> {
  const ours = await measureScroll(browser, `${url}/dev/ui/matrix-26880`, 'x');
  const bare = await measureScroll(browser, `${url}/plain/matrix.html`, 'x');
  return {
    what: 'matrix of 40 queries × 672 hours: scrolled by 90 px a frame',
    measured: inWords(ours),
    baseline: `a plain HTML table: ${inWords(bare)}`,
    ratio: ours.drawnMs / bare.drawnMs,
    budget: 'no blank frame, 60 fps',
    isKept: ours.blankFrames === 0 && ours.fps >= BUDGET.fps,
  };
}

async function measureFiftyCharts(browser: Browser, { url }: Pages): Promise<Row[]> {
  const ours = await measureCharts(browser, `${url}/dev/ui/charts-50`, {
    plot: '.u-over',
    cursor: '.u-cursor-x',
  });
  const bare = await measureCharts(browser, `${url}/plain/charts.html`, { plot: 'canvas', cursor: 'i' });
  return [
    {
      what: '50 charts of 10 × 9,000 points: drawn',
      measured: `${ours.drawnMs.toFixed(0)} ms, heap ${ours.heapMb.toFixed(0)} MB`,
      baseline: `bare lines on a canvas: ${bare.drawnMs.toFixed(0)} ms, heap ${bare.heapMb.toFixed(0)} MB`,
      ratio: ours.drawnMs / bare.drawnMs,
      budget: `< ${BUDGET.chartsMs} ms`,
      isKept: ours.drawnMs < BUDGET.chartsMs,
    },
    {
      what: '50 charts: the cursor moves on all of them',
      measured: `p50 ${ours.cursorMs.toFixed(0)} ms, p95 ${ours.cursorP95Ms.toFixed(0)} ms`,
      baseline: `a moved element in each: ${bare.cursorMs.toFixed(0)} ms`,
      ratio: ours.cursorMs / bare.cursorMs,
      budget: `p50 < ${BUDGET.cursorMs} ms`,
      isKept: ours.cursorMs < BUDGET.cursorMs,
    },
  ];
}

export async function measureDrawing(browser: Browser, pages: Pages): Promise<Row[]> {
  return [
    await measureTable(browser, pages),
    await measureMatrix(browser, pages),
    ...(await measureFiftyCharts(browser, pages)),
  ];
}
