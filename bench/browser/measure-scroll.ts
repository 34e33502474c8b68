import type { Browser } from 'playwright-core';
import { percentile } from '../percentile.ts';
import { openPage, readHeapMb } from './open-browser.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** As fast as a determined hand turns the wheel: 90 px a frame is 5,400 px a second. */
const STEP_PX = 90;
const FRAMES = 240;

export type Scrolling = { drawnMs: number; fps: number; p95Ms: number; blankFrames: number; heapMb: number };
type Axis = 'x' | 'y';

/** Opens a page whose largest scroller is what is measured, and scrolls it to the end of the patience of a person. */
export async function measureScroll(browser: Browser, url: string, axis: Axis): Promise<Scrolling> {
  const { page, devtools } = await openPage(browser, VIEWPORT);
  try {
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(hasContent);
    const drawnMs = performance.now() - begun;
    await page.waitForTimeout(500);
    const deltas = await page.evaluate(scroll, { axis, step: STEP_PX, frames: FRAMES, isLooking: false });
    // Looking costs time of its own, so it has a run of its own.
    const shownFrames = await page.evaluate(scroll, {
      axis,
      step: -STEP_PX,
      frames: FRAMES,
      isLooking: true,
    });
    const heapMb = await readHeapMb(devtools);
    const seconds = deltas.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return {
      drawnMs,
      fps: deltas.length / seconds,
      p95Ms: percentile(
        deltas.map(({ ms }) => ms),
        0.95,
      ),
      blankFrames: shownFrames.filter(({ isBlank }) => isBlank).length,
      heapMb,
    };
  } finally {
    await page.context().close();
  }
}

/** In the page: something long enough to be scrolled stands there with its content. */
function hasContent(): boolean {
  return [...document.querySelectorAll('body *')].some(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth, textContent }) =>
      (scrollHeight > clientHeight * 1.5 || scrollWidth > clientWidth * 1.5) &&
      clientHeight > 300 &&
      textContent.length > 200,
  );
}

type Run = { axis: Axis; step: number; frames: number; isLooking: boolean };

/** In the page: one step a frame, and after the frame is on the screen a look at what it shows. */
async function scroll({ axis, step, frames, isLooking }: Run): Promise<{ ms: number; isBlank: boolean }[]> {
  const size = (element: Element) =>
    axis === 'y' ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth;
  const [scroller] = [...document.querySelectorAll('body *')]
    .filter((element) => element.clientHeight > 300 && getComputedStyle(element).overflow !== 'visible')
    .toSorted((one, other) => size(other) - size(one));
  if (scroller === undefined) throw new Error('Nothing scrolls on this page.');
  const canvas = scroller.querySelector('canvas');

  /** Points down the middle (or along a line of cells) where a row or a cell has to be. */
  const isBlank = () => {
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const spots = Array.from({ length: 8 }, (_, index) => 0.2 + index * 0.09);
    return spots.some((share) => {
      const [x, y] =
        axis === 'y'
          ? [left + width / 2, top + height * share]
          : [left + width * (0.25 + share * 0.7), top + 160];
      if (canvas === null) {
        const row = document.elementFromPoint(x, y)?.closest('tr, [role="row"], td, th');
        return row === null || row === undefined || row.textContent.trim() === '';
      }
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const pixel = canvas
        .getContext('2d')
        ?.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1);
      return pixel?.data[3] === 0;
    });
  };
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const afterPaint = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });

  const seen: { ms: number; isBlank: boolean }[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    if (axis === 'y') scroller.scrollTop += step;
    else scroller.scrollLeft += step;
    const at = await nextFrame();
    if (isLooking) await afterPaint();
    seen.push({ ms: at - before, isBlank: isLooking && isBlank() });
    before = at;
  }
  return seen;
}
