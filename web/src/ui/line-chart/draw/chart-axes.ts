import { moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_SECONDS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import type uPlot from 'uplot';
import type { ValueUnit } from '../../../platform/texts/create-format.ts';
import { axisTexts, roundOnly } from '../model/axis-texts.ts';
import type { ChartModel, RenderTarget } from '../model/chart-model.ts';

/** From four weeks between two signs on, months say more than days. */
const MONTH_SECONDS = 28 * DAY_SECONDS;
const LONG_RANGE_SECONDS = 300 * DAY_SECONDS;
const FONT_PX = 11;
const CHARACTER_PX = 6.6;
/** Room for signs of a value axis; in halves for the longest that either may have. */
const FEWEST_CHARACTERS = { whole: 2, half: 7 };

/** Nothing stands between two places, and nobody searches half a time. */
const WHOLE_STEPS = Array.from({ length: 10 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();
const WHOLE_UNITS: readonly ValueUnit[] = ['place', 'count'];

export function chartFont(scale: number): string {
  return `${Math.round(FONT_PX * scale)}px 'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif`;
}

export function timeAxis(target: RenderTarget): uPlot.Axis {
  const { format, scale } = target;
  return {
    ...axisColors(target),
    grid: { show: false },
    size: 30 * scale,
    gap: 5 * scale,
    space: (_chart, _axis, from, to) => (to - from > LONG_RANGE_SECONDS ? 96 : 72) * scale,
    values: (...[, splits, , , increment]) =>
      splits.map((seconds) => {
        const at = new Date(seconds * 1000);
        if (increment >= MONTH_SECONDS) return format.monthShort(moscowDay(at));
        const isMidnight = (seconds + MOSCOW_OFFSET_MS / 1000) % DAY_SECONDS === 0;
        return increment >= DAY_SECONDS || isMidnight
          ? format.dayShort(moscowDay(at))
          : format.time(at.toISOString());
      }),
  };
}

/** `unit` is undefined where no line has this axis. */
export function valueAxis(
  chart: Pick<ChartModel, 'isHalf' | 'isLog'> & RenderTarget,
  side: 'left' | 'right',
  unit: ValueUnit | undefined,
): uPlot.Axis {
  const { format, scale } = chart;
  const fewest = FEWEST_CHARACTERS[chart.isHalf ? 'half' : 'whole'];
  return {
    ...axisColors(chart),
    scale: side,
    show: unit !== undefined,
    side: side === 'left' ? 3 : 1,
    // One set of grid lines is enough.
    ...(side === 'right' ? { grid: { show: false } } : {}),
    space: 44 * scale,
    ...(unit !== undefined && WHOLE_UNITS.includes(unit) ? { incrs: WHOLE_STEPS } : {}),
    gap: 5 * scale,
    size: (_chart, values) =>
      (18 + CHARACTER_PX * Math.max(fewest, ...(values ?? []).map((value) => value?.length ?? 0))) * scale,
    ...(chart.isLog ? { filter: (_plot: uPlot, splits: number[]) => roundOnly(splits) } : {}),
    values: (_chart, splits) => axisTexts(splits, unit ?? 'count', format),
  };
}

function axisColors({ color, scale }: RenderTarget): uPlot.Axis {
  return {
    font: chartFont(scale),
    stroke: color('--mantine-color-dimmed'),
    grid: { stroke: color('--v-grid'), width: scale },
    ticks: { show: false },
    border: { show: false },
  };
}
