import type { Place } from '@vitrina/contract/positions.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** н/н, 1000+ and "not checked" are three different things everywhere. */
export function usePlaceText(): (place: Place) => string {
  const { t } = useTranslation();
  return useCallback(
    (place) => {
      if (place === null) return '';
      if (place === 'notFound') return t('ui.absent.notFound');
      if (place === 'deep') return t('ui.absent.deep');
      return String(place);
    },
    [t],
  );
}
