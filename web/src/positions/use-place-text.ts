import type { Place } from '@vitrina/contract/positions.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { placeText } from './place-text.ts';

export function usePlaceText(): (place: Place) => string {
  const { t } = useTranslation();
  return useCallback((place) => placeText(place, t), [t]);
}
