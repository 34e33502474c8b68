import type { CheckOutcome, Place } from '@vitrina/contract/positions.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';

type Told = { place: Place; gap?: CheckOutcome | null };

/** A cell as it is written, an average with its decimal; and as it is said. */
export function useCellWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const written = useCallback(
    (place: Place) => {
      if (place === null) return '';
      return typeof place === 'number' ? format.value(place, 'place') : t(`ui.absent.${place}`);
    },
    [t, format],
  );
  const said = useCallback(
    ({ place, gap = null }: Told) => {
      if (typeof place === 'number') return t('ui.matrix.place', { place: format.value(place, 'place') });
      if (place !== null) return t(`gaps.${place}`);
      return gap === null ? t('ui.matrix.notDue') : t(`gaps.${gap}`);
    },
    [t, format],
  );
  return useMemo(() => ({ written, said }), [written, said]);
}
