import uPlot from 'uplot';
import type { Format } from '../../../platform/texts/create-format.ts';
import type { ChartEvents } from '../model/chart-events.ts';
import type { ChartSeries } from '../model/chart-series.ts';
import { dataOf } from '../model/chart-state.ts';
import { plotOnScreen } from '../model/plot-on-screen.ts';
import type { Zoom } from '../model/zoom.ts';
import { chartOptions } from './chart-options.ts';
import { drawEvents } from './draw-events.ts';

export type PlotPicture = {
  seconds: Float64Array;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  events: ChartEvents;
  zoom: Zoom | undefined;
  format: Format;
  isInverted: boolean;
  isLog: boolean;
  color: (variable: string) => string;
  scale: number;
  /** In pixels of the picture, whatever the screen has. */
  width: number;
  height: number;
};

const HEADROOM = 22;

/** The same chart drawn once more, beside the page. */
export async function drawPlot(picture: PlotPicture): Promise<HTMLCanvasElement> {
  const { seconds, series, events, color, zoom } = picture;
  const { scale, width, height } = plotOnScreen(picture, uPlot.pxRatio);
  return new Promise((resolve) => {
    const options = chartOptions({ ...picture, scale, headroom: HEADROOM, zoom: () => zoom });
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
      dataOf(seconds, series),
      (_self, init) => init(),
    );
  });
}
