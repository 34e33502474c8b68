import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../../platform/texts/create-format.ts';
import { bucketEnd, headSpans, isWeekend } from './bucket-heads.ts';
import type { MatrixHeads } from './matrix-scene.ts';

const dayOf = (bucket: string) => moscowDay(new Date(bucket));
const weekOf = (bucket: string) => ({ from: dayOf(bucket), to: addDays(dayOf(bucket), 6) });

function upperText(format: Format, key: string, grouping: TimeGrouping): string {
  switch (grouping) {
    case 'Week':
    case 'Month':
      return key;
    case 'Day':
      return format.month(`${key}-01`);
    default:
      return `${format.dayShort(key)}, ${format.weekday(key)}`;
  }
}

function lowerText(format: Format, bucket: string, grouping: TimeGrouping): { text: string; short: string } {
  const day = dayOf(bucket);
  const same = (text: string) => ({ text, short: text });
  switch (grouping) {
    case 'Month':
      return same(format.monthName(day));
    case 'Week':
      return same(format.periodShort(weekOf(bucket)));
    case 'Day':
      return { text: `${Number(day.slice(8))} ${format.weekday(day)}`, short: String(Number(day.slice(8))) };
    default:
      return same(format.time(bucket));
  }
}

/** The time that a bucket covers, in words. */
function bucketText(format: Format, bucket: string, grouping: TimeGrouping): string {
  switch (grouping) {
    case 'Month':
      return format.month(dayOf(bucket));
    case 'Week':
      return format.period(weekOf(bucket));
    case 'Day':
      return format.dayLong(dayOf(bucket));
    case 'FiveMinute':
      return format.instant(bucket);
    default:
      return `${format.instant(bucket)}–${format.time(bucketEnd(bucket, grouping).toISOString())}`;
  }
}

function headTexts(format: Format, buckets: readonly string[], grouping: TimeGrouping): MatrixHeads {
  return {
    upper: headSpans(buckets, grouping).map(({ key, first, count }) => ({
      first,
      count,
      text: upperText(format, key, grouping),
    })),
    lower: buckets.map((bucket) => ({
      ...lowerText(format, bucket, grouping),
      isWeekend: isWeekend(bucket, grouping),
    })),
  };
}

type Shown = { buckets: readonly string[]; grouping: TimeGrouping; t: TFunction; format: Format };

export type MatrixTexts = ReturnType<typeof matrixTexts>;

/** Everything that the matrix writes: heads, and what a cell says in words. */
export function matrixTexts({ buckets, grouping, t, format }: Shown) {
  function placeInWords(place: NonNullable<Place>): string {
    if (typeof place === 'number') return t('ui.matrix.place', { place: format.value(place, 'place') });
    return t(`gaps.${place}`);
  }
  return {
    heads: headTexts(format, buckets, grouping),
    notFound: t('ui.absent.notFound'),
    placeInWords,
    cellInWords: ({ place, gap }: PositionCell): string => {
      if (place !== null) return placeInWords(place);
      return gap === null ? t('ui.matrix.notDue') : t(`gaps.${gap}`);
    },
    /** The exact minute of the check where the cell shows a single one. */
    momentOf: (bucket: string, cell: PositionCell | undefined): string =>
      cell?.minute === undefined
        ? bucketText(format, bucket, grouping)
        : format.instant(new Date(Date.parse(bucket) + cell.minute * 60_000).toISOString()),
  };
}
