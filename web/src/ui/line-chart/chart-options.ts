import { moscowDay } from '@vitrina/contract/dates.ts';
import type uPlot from 'uplot';
import type { Format, ValueUnit } from '../../platform/create-format.ts';
import { isolatedPoints } from './chart-data.ts';
import { type ChartSeries, colorName } from './chart-series.ts';

const DAY_SECONDS = 24 * 60 * 60;
const FONT = "11px 'Inter Variable', system-ui, sans-serif";

export type ChartLook = {
  series: readonly ChartSeries[];
  format: Format;
  isInverted: boolean;
  isLog: boolean;
  syncKey: string | undefined;
  /** Reads a colour of the theme: canvas knows no CSS variables. */
  color: (variable: string) => string;
  onCursor: (chart: uPlot) => void;
  tzDate: (typeof uPlot)['tzDate'];
};

export function chartOptions(look: ChartLook): Omit<uPlot.Options, 'width' | 'height'> {
  const { series, isInverted, isLog, syncKey, onCursor } = look;
  const right = series.find(({ axis }) => axis === 'right');
  const left = series.find(({ axis }) => axis !== 'right');
  const scale: uPlot.Scale = {
    ...(isInverted ? { dir: -1 } : {}),
    ...(isLog ? { distr: 3 } : {}),
  };
  return {
    legend: { show: false },
    padding: [12, right === undefined ? 16 : 4, 0, 4],
    tzDate: (seconds) => look.tzDate(new Date(seconds * 1000), 'Europe/Moscow'),
    cursor: {
      y: false,
      points: { size: 7 },
      drag: { x: true, y: false, setScale: true },
      ...(syncKey === undefined ? {} : { sync: { key: syncKey, scales: ['x', null] } }),
    },
    scales: { x: { time: true }, left: scale, right: scale },
    axes: [
      timeAxis(look),
      valueAxis(look, 'left', left?.unit ?? 'count', left !== undefined),
      valueAxis(look, 'right', right?.unit ?? 'count', right !== undefined),
    ],
    series: [{}, ...series.map((one, index) => lineOf(one, index, look))],
    hooks: { setCursor: [onCursor] },
  };
}

function lineOf(series: ChartSeries, index: number, { color }: ChartLook): uPlot.Series {
  const stroke = color(colorName(series, index));
  return {
    label: series.label,
    scale: series.axis ?? 'left',
    stroke,
    width: 2,
    spanGaps: false,
    points: {
      show: true,
      size: 5,
      fill: stroke,
      filter: (chart, place) => isolatedPoints(chart.data[place] ?? []),
    },
  };
}

function timeAxis({ format, color }: ChartLook): uPlot.Axis {
  return {
    ...axisColors(color),
    grid: { show: false },
    size: 30,
    space: 72,
    values: (_chart, splits, _axis, _space, increment) =>
      splits.map((seconds) => {
        const at = new Date(seconds * 1000);
        const isMidnight = (seconds + 3 * 60 * 60) % DAY_SECONDS === 0;
        return increment >= DAY_SECONDS || isMidnight
          ? format.dayShort(moscowDay(at))
          : format.time(at.toISOString());
      }),
  };
}

function valueAxis(
  { format, color }: ChartLook,
  side: 'left' | 'right',
  unit: ValueUnit,
  isShown: boolean,
): uPlot.Axis {
  return {
    ...axisColors(color),
    scale: side,
    show: isShown,
    side: side === 'left' ? 3 : 1,
    // One set of grid lines is enough.
    ...(side === 'right' ? { grid: { show: false } } : {}),
    space: 44,
    size: (_chart, values) => 18 + 6.6 * Math.max(2, ...(values ?? []).map((value) => value.length)),
    values: (_chart, splits) => splits.map((value) => (value === null ? '' : format.short(value, unit))),
  };
}

function axisColors(color: ChartLook['color']): uPlot.Axis {
  const line = color('--v-grid');
  return {
    font: FONT,
    stroke: color('--mantine-color-dimmed'),
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
    border: { show: false },
  };
}
