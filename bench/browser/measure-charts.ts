import type { Browser, Page } from 'playwright-core';
import { percentile } from '../percentile.ts';
import { openPage, readHeapMb } from './open-browser.ts';

/** High enough for all fifty to be in sight: a chart that is not seen is not drawn. */
const VIEWPORT = { width: 1920, height: 3200 };
const CHARTS = 50;
const MOVES = 60;

export type Charts = { drawnMs: number; cursorMs: number; cursorP95Ms: number; heapMb: number };

/** Where the pointer has to be (beside the axes nothing moves), and what moves in each chart. */
type ChartParts = { plot: string; cursor: string };

/** The page keeps its data ready and draws when `drawCharts` is called. */
export async function measureCharts(browser: Browser, url: string, parts: ChartParts): Promise<Charts> {
  const { page, devtools } = await openPage(browser, VIEWPORT);
  try {
    await page.goto(url);
    await page.waitForFunction(() => Reflect.has(globalThis, 'drawCharts'));
    const drawnMs = await page.evaluate(draw, CHARTS);
    await page.waitForTimeout(500);
    const moves = await moveCursor(page, parts);
    return {
      drawnMs,
      cursorMs: percentile(moves, 0.5),
      cursorP95Ms: percentile(moves, 0.95),
      heapMb: await readHeapMb(devtools),
    };
  } finally {
    await page.context().close();
  }
}

/** In the page: until every canvas has been painted on and the frame is on the screen. */
async function draw(charts: number): Promise<number> {
  const isPainted = (canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, Math.floor(height / 2), width, 1).data ?? [];
    return pixels.some((value, index) => index % 4 === 3 && value > 0);
  };
  const begun = performance.now();
  (Reflect.get(globalThis, 'drawCharts') as () => void)();
  for (;;) {
    const at = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
    const canvases = [...document.querySelectorAll('canvas')];
    // Reading the pixels back is no part of the drawing.
    if (canvases.length >= charts && canvases.every(isPainted)) return at - begun;
    if (at - begun > 60_000) throw new Error(`${canvases.length} charts are drawn after a minute.`);
  }
}

/** Moves the pointer over the first chart; a move ends when all the cursors stand elsewhere and the frame is shown. */
async function moveCursor(page: Page, { plot, cursor }: ChartParts): Promise<number[]> {
  await page.evaluate(watchMoves, { cursor, charts: CHARTS });
  const box = await page.locator(plot).first().boundingBox();
  if (box === null) throw new Error('The first chart is not there.');
  const moves: number[] = [];
  for (let move = 0; move <= MOVES; move += 1) {
    await page.mouse.move(box.x + 60 + ((move * 7) % (box.width - 80)), box.y + box.height / 2);
    await page.waitForFunction(() => Reflect.get(globalThis, 'cursorMs') !== undefined);
    moves.push(await page.evaluate(() => Number(Reflect.get(globalThis, 'cursorMs'))));
  }
  // The first one makes the cursors appear.
  return moves.slice(1);
}

/** In the page. */
function watchMoves({ cursor, charts }: { cursor: string; charts: number }): void {
  const placesNow = () =>
    [...document.querySelectorAll<HTMLElement>(cursor)].map(({ style }) => style.transform + style.left);
  const afterFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  async function follow(begun: number, before: readonly string[]) {
    for (;;) {
      await afterFrame();
      const ms = performance.now() - begun;
      const moved = placesNow().filter((place, index) => place !== before[index]).length;
      if (moved >= charts) return void Object.assign(globalThis, { cursorMs: ms });
      if (ms > 5000) throw new Error(`Only ${moved} of ${charts} cursors follow the first.`);
    }
  }
  document.addEventListener(
    'mousemove',
    () => {
      Object.assign(globalThis, { cursorMs: undefined });
      void follow(performance.now(), placesNow());
    },
    { capture: true },
  );
}
