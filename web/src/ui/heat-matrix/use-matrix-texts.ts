import { moscowDay } from '@vitrina/contract/dates.ts';
import type { PositionCell } from '@vitrina/contract/positions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useIsRightToLeft } from '../../platform/use-format.ts';
import { daySpans } from './matrix-days.ts';

const DAY_MINUTES = 24 * 60;

/** Everything that the matrix writes: heads, and what a cell says in words. */
export function useMatrixTexts(buckets: readonly string[], bucketMinutes: number) {
  const { t } = useTranslation();
  const format = useFormat();
  const isRightToLeft = useIsRightToLeft();
  const isDaily = bucketMinutes >= DAY_MINUTES;
  const heads = useMemo(() => {
    const days = daySpans(buckets);
    return {
      days,
      // A daily bucket is narrower than "20 ноя, пт": the weekday takes the line of the hours.
      dayTexts: days.map(({ day }) =>
        isDaily ? format.dayShort(day) : `${format.dayShort(day)}, ${format.weekday(day)}`,
      ),
      hourTexts: buckets.map((bucket) =>
        isDaily ? format.weekday(moscowDay(new Date(bucket))) : format.time(bucket),
      ),
    };
  }, [buckets, isDaily, format]);

  return {
    ...heads,
    direction: isRightToLeft ? ('rtl' as const) : ('ltr' as const),
    notFound: t('ui.absent.notFound'),
    momentOf: (bucket: string) =>
      isDaily ? format.dayLong(moscowDay(new Date(bucket))) : format.instant(bucket),
    cellInWords: ({ place, gap }: PositionCell): string => {
      if (typeof place === 'number') return t('ui.matrix.place', { place: format.value(place, 'place') });
      if (place === 'deep') return t('gaps.deep');
      if (place === 'notFound') return t('gaps.notFound');
      return gap === null ? t('ui.matrix.notDue') : t(`gaps.${gap}`);
    },
  };
}
