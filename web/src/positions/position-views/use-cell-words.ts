import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@vitrina/contract/positions.ts';
import { useFormat } from '../../platform/use-format.ts';
import { sayCell, writeCell } from '../place-text.ts';

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
