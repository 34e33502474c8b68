import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { numbersById } from '../image-colors.ts';
import type { ScheduleWindow } from './strip-layout.ts';
import { voidReasonText } from './void-reason.ts';

/** A window in words: when, which image, what it brought, and why it is left out. */
export function useWindowText(images: readonly AbImage[]): (window: ScheduleWindow) => string {
  const { t, format } = useTexts();
  const numberOf = useMemo(() => numbersById(images), [images]);
  // The same function while nothing changes: rows of cells are drawn anew with another one.
  return useCallback(
    ({ from, to, imageId, counters, isWarmUp, state, voidReason, voidedBy, suggestion }) => {
      const reason = voidReasonText({ voidReason, voidedBy }, t);
      return [
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
        reason !== undefined &&
          (voidedBy === null
            ? t('abTestDetails.schedule.voidedBy', { reason })
            : t('abTestDetails.schedule.voidedByPerson', { reason, person: voidedBy })),
        reason === undefined &&
          suggestion !== null &&
          t('abTestDetails.schedule.suggested', { reason: t(`abTestDetails.events.${suggestion}`) }),
      ]
        .filter((text) => text !== false)
        .join(' · ');
    },
    [t, format, numberOf],
  );
}
