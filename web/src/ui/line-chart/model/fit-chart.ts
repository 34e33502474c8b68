import type uPlot from 'uplot';

export function sizeOf({ clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>) {
  return { width: clientWidth, height: clientHeight };
}

type Sized = Pick<uPlot, 'width' | 'height' | 'setSize'>;

/** An observer reports once at its beginning, when nothing has changed: uPlot would draw everything a second time. */
export function fitChart(chart: Sized, size: ReturnType<typeof sizeOf>): void {
  if (size.width !== chart.width || size.height !== chart.height) chart.setSize(size);
}
