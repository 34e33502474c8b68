import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { numbersById } from '../image-colors.ts';
import type { ScheduleWindow } from './strip-layout.ts';

/** A window in words: when, which image, what it brought, and why it is left out. */
export function useWindowText(images: readonly AbImage[]): (window: ScheduleWindow) => string {
  const { t, format } = useTexts();
  const numberOf = useMemo(() => numbersById(images), [images]);
  // The same function while nothing changes: rows of cells are drawn anew with another one.
  return useCallback(
    ({ from, to, imageId, counters, isWarmUp, state, voidReason, voidedBy, suggestion }) =>
      [
        t('abTestDetails.schedule.window', {
          from: format.instantShort(from),
          to: format.time(to),
          image: numberOf(imageId) ?? '–',
        }),
        isWarmUp ? t('abTestDetails.schedule.warmUp') : t(`abTestDetails.windowStates.${state}`),
        counters !== null &&
          t('abTestDetails.schedule.counts', {
            views: format.count(counters.views),
            clicks: format.count(counters.clicks),
          }),
        voidReason !== null &&
          (voidedBy === null
            ? t('abTestDetails.schedule.voidedBy', { reason: voidReason })
            : t('abTestDetails.schedule.voidedByPerson', { reason: voidReason, person: voidedBy })),
        voidReason === null &&
          suggestion !== null &&
          t('abTestDetails.schedule.suggested', { reason: t(`abTestDetails.events.${suggestion}`) }),
      ]
        .filter((text) => text !== false)
        .join(' · '),
    [t, format, numberOf],
  );
}
