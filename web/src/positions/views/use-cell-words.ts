import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { Format } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { placeText } from '../../ui/place-text.ts';

type Words = { t: TFunction; format: Format };

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
  const { t, format } = useTexts();
  return useMemo(
    () => ({
      written: (place: Place) => placeText(t, place, (average) => format.value(average, 'place')),
      said: (cell: Parameters<typeof sayCell>[0]) => sayCell(cell, { t, format }),
    }),
    [t, format],
  );
}
