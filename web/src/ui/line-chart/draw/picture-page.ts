import type { ChartModel, RenderTarget } from '../model/chart-model.ts';
import { type ChartSeries, colorName } from '../model/chart-series.ts';
import { wrapLegend } from '../model/wrap-legend.ts';
import { chartFont } from './chart-axes.ts';

export type PicturePage = Pick<ChartModel, 'series' | 'hidden'> &
  Pick<RenderTarget, 'color'> & {
    title: string;
    /** The period in view. */
    subtitle: string;
    /** The source, whose clock it is, who made it. */
    footer: string;
    isRightToLeft: boolean;
    plot: CanvasImageSource;
  };

// The same picture from every screen: twice the pixels of a slide's width.
const SCALE = 2;
const WIDTH = 1200 * SCALE;
const PLOT_HEIGHT = 520 * SCALE;
const EDGE = 28 * SCALE;
const LINE = 22 * SCALE;
const SWATCH = { size: 12 * SCALE, room: 20 * SCALE, gap: 22 * SCALE };
/** Sizes of letters against those of the axes. */
const LETTERS = { title: 1.7, subtitle: 1.2, legend: 1.15, footer: 1 };
const COLORS: Record<keyof typeof LETTERS, string> = {
  title: '--mantine-color-text',
  subtitle: '--mantine-color-dimmed',
  legend: '--mantine-color-text',
  footer: '--mantine-color-dimmed',
};

/** How the plot has to be drawn to stand on the page. */
export const PLOT_SIZE = { scale: SCALE, width: WIDTH - EDGE, height: PLOT_HEIGHT };

/** Makes the canvas as large as it has to be, and draws the plot with its name, legend, period and source. */
export function drawPage(ctx: CanvasRenderingContext2D, page: PicturePage): void {
  const { canvas } = ctx;
  const { color, plot } = page;
  const names = page.series.filter(({ id }) => !page.hidden.has(id));
  const legend = placeLegend(ctx, names);
  const legendTop = EDGE + 2.5 * LINE;
  const plotTop = legendTop + (legend.at(-1)?.row ?? 0) * LINE + LINE;
  canvas.width = WIDTH;
  canvas.height = plotTop + PLOT_HEIGHT + 1.6 * LINE;
  ctx.fillStyle = color('--v-surface');
  ctx.fillRect(0, 0, WIDTH, canvas.height);

  const pen = penOf(ctx, page);
  pen.write(page.title, 0, EDGE + 0.4 * LINE, 'title');
  pen.write(page.subtitle, 0, EDGE + 1.4 * LINE, 'subtitle');
  names.forEach((line, index) => {
    const { left = 0, row = 0 } = legend[index] ?? {};
    const top = legendTop + row * LINE;
    pen.mark(left, top, colorName(line, page.series.indexOf(line)));
    pen.write(line.label, left + SWATCH.room, top, 'legend');
  });
  ctx.drawImage(plot, EDGE / 2, plotTop, PLOT_SIZE.width, PLOT_HEIGHT);
  pen.write(page.footer, 0, plotTop + PLOT_HEIGHT + 0.6 * LINE, 'footer');
}

function fontOf(letters: keyof typeof LETTERS): string {
  return `${letters === 'title' ? 600 : 400} ${chartFont(SCALE * LETTERS[letters])}`;
}

function placeLegend(ctx: CanvasRenderingContext2D, names: readonly ChartSeries[]) {
  ctx.font = fontOf('legend');
  const widths = names.map(({ label }) => ctx.measureText(label).width);
  return wrapLegend(widths, WIDTH - 2 * EDGE, { swatch: SWATCH.room, gap: SWATCH.gap });
}

/** Counts from the edge where reading begins. */
function penOf(ctx: CanvasRenderingContext2D, { color, isRightToLeft }: PicturePage) {
  ctx.direction = isRightToLeft ? 'rtl' : 'ltr';
  ctx.textAlign = 'start';
  ctx.textBaseline = 'middle';
  const from = (start: number) => (isRightToLeft ? WIDTH - EDGE - start : EDGE + start);
  return {
    write: (text: string, start: number, top: number, letters: keyof typeof LETTERS) => {
      ctx.font = fontOf(letters);
      ctx.fillStyle = color(COLORS[letters]);
      ctx.fillText(text, from(start), top, WIDTH - 2 * EDGE - start);
    },
    mark: (start: number, top: number, variable: string) => {
      const { size } = SWATCH;
      ctx.fillStyle = color(variable);
      ctx.fillRect(from(start) - (isRightToLeft ? size : 0), top - size / 2, size, size);
    },
  };
}
