import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../platform/texts/create-format.ts';
import { useFormat } from '../../platform/texts/use-format.ts';

type Words = { t: TFunction; format: Format };

/** As a cell says it, an average with its decimal. */
export function writeCell(place: Place, { t, format }: Words): string {
  if (place === null) return '';
  return typeof place === 'number' ? format.value(place, 'place') : t(`ui.absent.${place}`);
}

/** As it is read aloud: also why nobody measured it. */
export function sayCell(
  { place, gap = null }: { place: Place; gap?: PositionCell['gap'] },
  { t, format }: Words,
): string {
  if (typeof place === 'number') return t('ui.matrix.place', { place: format.value(place, 'place') });
  if (place !== null) return t(`gaps.${place}`);
  return gap === null ? t('ui.matrix.notDue') : t(`gaps.${gap}`);
}

/** A cell as it is written, and as it is said. */
export function useCellWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => ({
      written: (place: Place) => writeCell(place, { t, format }),
      said: (cell: Parameters<typeof sayCell>[0]) => sayCell(cell, { t, format }),
    }),
    [t, format],
  );
}
