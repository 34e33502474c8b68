import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import type { AbResults } from '@vitrina/contract/ab-tests/results.ts';
import type { ChartSeries } from '../../../ui/line-chart/model/chart-series.ts';
import { colorPlace } from '../image-colors.ts';

type OfDays = AbResults['days'];
type Named = { image: AbImage; name: string };

/** Of more images than a chart can draw, the likely best are drawn; the others stand in its table. */
const MOST_LINES = 10;

export function orderOfLines(
  images: readonly AbImage[],
  results: Pick<AbResults, 'images'>,
): readonly AbImage[] {
  if (images.length <= MOST_LINES) return images;
  const chances = new Map(
    results.images.map(({ imageId, chanceToBeBest }) => [imageId, chanceToBeBest ?? 0]),
  );
  return images.toSorted((one, other) => (chances.get(other.id) ?? 0) - (chances.get(one.id) ?? 0));
}

/** A line with its band for each image that was measured at all. */
export function imageLines(
  days: OfDays,
  images: readonly Named[],
  unit: 'share' | 'change',
): { x: string[]; series: ChartSeries[] } {
  const byDay = days.map(({ images: measured }) => new Map(measured.map((one) => [one.imageId, one])));
  const series = images.map(({ image, name }): ChartSeries => {
    const points = byDay.map((day) => day.get(image.id));
    return {
      id: String(image.id),
      label: name,
      values: points.map((point) => point?.value ?? null),
      band: points.map((point) =>
        point === undefined || point.low === null || point.high === null ? null : [point.low, point.high],
      ),
      unit,
      digits: unit === 'share' ? 2 : 1,
      color: colorPlace(image),
    };
  });
  return {
    x: days.map(({ day }) => day),
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
}

type HourValue = {
  hour: number;
  value: number | null;
  low: number | null;
  high: number | null;
  ratio: number | null;
};
export type HourRow = { image: AbImage; hours: readonly HourValue[] };

/** By image: its share of clicks in each Moscow hour, and how near that is to the best hour of any image. */
export function hourRows(hours: AbResults['hours'], images: readonly AbImage[]): readonly HourRow[] {
  const values = hours.flatMap(({ images: measured }) => measured.flatMap(({ value }) => value ?? []));
  const most = Math.max(0, ...values);
  return images.map((image) => ({
    image,
    hours: hours.map(({ hour, images: measured }) => {
      const found = measured.find(({ imageId }) => imageId === image.id);
      const value = found?.value ?? null;
      return {
        hour,
        value,
        low: found?.low ?? null,
        high: found?.high ?? null,
        ratio: value === null || most === 0 ? null : value / most,
      };
    }),
  }));
}
