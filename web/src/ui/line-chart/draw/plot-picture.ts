import uPlot from 'uplot';
import { type ChartModel, dataOf, type RenderTarget } from '../model/chart-model.ts';
import { plotOnScreen } from '../model/plot-on-screen.ts';
import { chartOptions } from './chart-options.ts';
import { drawEvents } from './draw-events.ts';

/** In pixels of the picture, whatever the screen has. */
type Size = { width: number; height: number };

const HEADROOM = 22;

/** The same chart drawn once more, beside the page. */
export async function drawPlot(
  picture: ChartModel & Omit<RenderTarget, 'headroom'> & Size,
): Promise<HTMLCanvasElement> {
  const { events, color } = picture;
  const { scale, width, height } = plotOnScreen(picture, uPlot.pxRatio);
  return new Promise((resolve) => {
    // The picture of a half stands alone: its axes have no other's width to keep.
    const options = chartOptions({ ...picture, isHalf: false, scale, headroom: HEADROOM });
    const chart = new uPlot(
      {
        ...options,
        width,
        height,
        hooks: {
          ...options.hooks,
          draw: [
            (drawn) => {
              drawEvents(drawn, events, color, scale);
              resolve(drawn.ctx.canvas);
              // It listens to the window until it is told to go.
              queueMicrotask(() => chart.destroy());
            },
          ],
        },
      },
      dataOf(picture),
      (_self, init) => init(),
    );
  });
}
