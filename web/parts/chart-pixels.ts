import type { Locator } from 'playwright-core';

/** Whether the canvas has the colour of the first line at each point, and half way to the next one. */
export async function readColumns(
  chart: Locator,
  points: number,
): Promise<{ at: boolean[]; between: boolean[] }> {
  return chart.evaluate((element, count) => {
    const canvas = element.querySelector('canvas');
    const over = element.querySelector<HTMLElement>('.u-over');
    const swatch = element.querySelector('[aria-pressed="true"] [class*="swatch"]');
    const context = canvas?.getContext('2d');
    if (!canvas || !over || !swatch || !context) throw new Error('There is no chart.');
    const color = (getComputedStyle(swatch).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    const scale = canvas.width / canvas.getBoundingClientRect().width;
    const isDrawn = (share: number) => {
      const x = Math.round((over.offsetLeft + share * over.clientWidth) * scale);
      const { data } = context.getImageData(x - 1, over.offsetTop * scale, 3, over.clientHeight * scale);
      for (let at = 0; at < data.length; at += 4) {
        const away = [0, 1, 2].map((part) => Math.abs((data[at + part] ?? 0) - (color[part] ?? 0)));
        if ((data[at + 3] ?? 0) > 200 && Math.max(...away) < 40) return true;
      }
      return false;
    };
    const shares = Array.from({ length: count }, (_, index) => index / (count - 1));
    return {
      at: shares.map(isDrawn),
      between: shares.map((share) => isDrawn(share + 0.5 / (count - 1))),
    };
  }, points);
}
