import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { ChartSeries } from '../../ui/line-chart/model/chart-series.ts';
import { seededRandom } from './random.ts';
import words from './words.json';

const FIRST_DAY = Date.parse('2026-09-01T00:00:00Z');
const STEP_MS = 5 * 60_000;

export type SampleLines = { x: string[]; series: ChartSeries[] };

/** Lines over days, each with a hole and a point that stands alone. */
export function sampleLines(count: number, days: number, unit: ChartSeries['unit'] = 'count'): SampleLines {
  return {
    x: Array.from({ length: days }, (_, day) =>
      new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10),
    ),
    series: wander(count, days, unit),
  };
}

/** The budget's chart: five-minute points. */
export function sampleInstants(count: number, points: number): SampleLines {
  return {
    x: Array.from({ length: points }, (_, point) => new Date(FIRST_DAY + point * STEP_MS).toISOString()),
    series: wander(count, points, 'count'),
  };
}

function wander(count: number, points: number, unit: ChartSeries['unit']): ChartSeries[] {
  const random = seededRandom(count * points);
  const scale = unit === 'share' ? 1 : unit === 'place' ? 100 : 20_000;
  return Array.from({ length: count }, (_, index) => {
    let value = 0.2 + random() * 0.6;
    return {
      id: String(index),
      label: words.things[index % words.things.length] ?? '',
      unit,
      values: Array.from({ length: points }, (_point, point) => {
        value = Math.min(Math.max(value + (random() - 0.5) * 0.06, 0.01), 1);
        const from = Math.floor((points * (index + 3)) / (count + 6));
        const isHole = point >= from && point < from + Math.ceil(points / 20);
        const isAlone = point === from + 1;
        return isHole && !isAlone ? null : Math.max(Math.round(value * scale * 100) / 100, 0.01);
      }),
    };
  });
}
