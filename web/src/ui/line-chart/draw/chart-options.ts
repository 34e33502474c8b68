import uPlot from 'uplot';
import type { ValueUnit } from '../../../platform/texts/create-format.ts';
import { isolatedPoints, moscowClock, rangeOf, rangeWithBands } from '../model/chart-data.ts';
import type { ChartModel, RenderTarget } from '../model/chart-model.ts';
import { type ChartSeries, colorName } from '../model/chart-series.ts';
import type { Zoom } from '../model/zoom.ts';
import { timeAxis, valueAxis } from './chart-axes.ts';
import { createDenseLines } from './dense-lines.ts';
import { drawBands } from './draw-bands.ts';

// uPlot pads ranges downwards, but there is no place before the first.
const PLACES: uPlot.Range.Config = { min: { pad: 0.1, hard: 1 }, max: { pad: 0.1 } };
// Half of a date stands beyond the last point.
const OPEN_SIDE = 28;
const HALF_DAY_SECONDS = 12 * 60 * 60;
/** What is pointed at in the legend stands out by the others stepping back. */
const FADED = 0.2;

type Drawn = ChartModel & RenderTarget;

/** `now` is what is shown after the chart was drawn: the zoom and the values change while it stays. */
export function chartOptions(
  drawn: Drawn,
  now: () => Pick<ChartModel, 'zoom' | 'series' | 'hidden' | 'focused'> = () => drawn,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { series, scale, headroom } = drawn;
  const left = series.find(({ axis }) => axis !== 'right')?.unit;
  const right = series.find(({ axis }) => axis === 'right')?.unit;
  const dense = createDenseLines();
  return {
    legend: { show: false },
    padding: [headroom, right === undefined ? OPEN_SIDE : 4, 0, left === undefined ? OPEN_SIDE : 4].map(
      (side) => side * scale,
    ) as uPlot.Padding,
    tzDate: moscowClock,
    focus: { alpha: FADED },
    scales: {
      x: { time: true, range: (_chart, from, to) => rangeOfTime(now().zoom, from, to) },
      left: { ...valueScale(drawn, 'left', left, now), dir: drawn.isInverted ? -1 : 1 },
      right: valueScale(drawn, 'right', right, now),
    },
    axes: [timeAxis(drawn), valueAxis(drawn, 'left', left), valueAxis(drawn, 'right', right)],
    series: [{}, ...series.map((one, index) => lineOf(one, index, drawn, dense))],
    hooks: {
      drawAxes: [(chart) => drawBands(chart, now(), drawn.color)],
      drawSeries: [dense.draw],
    },
  };
}

/** A single point stands in the middle of its day. */
function rangeOfTime(zoom: Zoom | undefined, from: number, to: number): uPlot.Range.MinMax {
  if (zoom !== undefined) return [zoom[0], zoom[1]];
  return from === to ? [from - HALF_DAY_SECONDS, to + HALF_DAY_SECONDS] : [from, to];
}

/** A band that left the plot would look narrower than it is. */
function rangeOfBands(
  { series, hidden }: Pick<ChartModel, 'series' | 'hidden'>,
  isOfSide: (line: ChartSeries) => boolean,
  from: number,
  to: number,
): uPlot.Range.MinMax {
  const range = rangeWithBands(series.filter((line) => isOfSide(line) && !hidden.has(line.id)));
  return uPlot.rangeNum(range?.lowest ?? from, range?.highest ?? to, 0.1, true);
}

function valueScale(
  { series, isLog }: Drawn,
  side: 'left' | 'right',
  unit: ValueUnit | undefined,
  now: () => Pick<ChartModel, 'series' | 'hidden'>,
): uPlot.Scale {
  const isOfSide = ({ axis = 'left' }: ChartSeries) => axis === side;
  if (series.some((line) => isOfSide(line) && line.band !== undefined))
    return { range: (_chart, from, to) => rangeOfBands(now(), isOfSide, from, to) };
  if (!isLog) return unit === 'place' ? { range: PLACES } : {};
  const lines = series.filter(isOfSide);
  // A logarithm has no zero: such lines get the scale that is straight around it.
  const hasZero = lines.some((line) => (rangeOf(line)?.lowest ?? 1) <= 0);
  return { distr: hasZero ? 4 : 3 };
}

function lineOf(
  series: ChartSeries,
  index: number,
  { color, scale, hidden, isLog }: Drawn,
  dense: ReturnType<typeof createDenseLines>,
): uPlot.Series {
  const stroke = color(colorName(series, index));
  const axis = series.axis ?? 'left';
  const width = 2 * scale;
  const strokeOf = uPlot.paths.linear?.();
  const lonePoints = rememberLonePoints();
  return {
    label: series.label,
    scale: axis,
    show: !hidden.has(series.id),
    stroke,
    width,
    spanGaps: false,
    paths: (chart, place, first, last) =>
      !isLog && dense.measure(chart, place, [first, last], { scale: axis, color: stroke, width })
        ? null
        : (strokeOf?.(chart, place, first, last) ?? null),
    points: {
      show: (chart, place) => lonePoints(chart.data[place]).length > 0,
      size: 5 * scale,
      width: 0,
      fill: stroke,
      filter: (chart, place) => lonePoints(chart.data[place]),
    },
  };
}

/** A chart is drawn more often than its values change. */
function rememberLonePoints(): (values: uPlot.AlignedData[number] | undefined) => number[] {
  let known: { values: uPlot.AlignedData[number]; points: number[] } | undefined;
  return (values = []) => {
    if (known?.values !== values) known = { values, points: isolatedPoints(values) };
    return known.points;
  };
}
