import type { Place } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** н/н, 1000+ and "not checked" are three different things everywhere. */
export function placeText(place: Place, t: TFunction): string {
  if (place === null) return '';
  return typeof place === 'number' ? String(place) : t(`ui.absent.${place}`);
}

export function usePlaceText(): (place: Place) => string {
  const { t } = useTranslation();
  return useCallback((place) => placeText(place, t), [t]);
}
