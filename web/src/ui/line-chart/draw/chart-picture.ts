import type { ChartModel, RenderTarget } from '../model/chart-model.ts';
import { colorsOf } from './chart-colors.ts';
import { pictureBlob } from './picture-blob.ts';
import { type PicturePage, PLOT_SIZE } from './picture-page.ts';
import { drawPlot } from './plot-picture.ts';

type ChartPicture = ChartModel &
  Omit<PicturePage, 'color' | 'plot'> &
  Pick<RenderTarget, 'format'> & {
    /** Where the colours of the theme are read. */
    element: HTMLElement;
  };

/** What the chart shows, with its name, legend, period and source, in the colours of the theme. */
export async function drawPicture(picture: ChartPicture): Promise<Blob | null> {
  await document.fonts.ready;
  const color = colorsOf(picture.element);
  const plot = await drawPlot({ ...picture, color, ...PLOT_SIZE });
  return pictureBlob(document.createElement('canvas'), { ...picture, color, plot });
}
