import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Period } from '../../platform/texts/create-format.ts';
import { isSame } from '../../ui/period/period.ts';
import { zoomPeriod } from './zoom-period.ts';

/** Looking closer at some days of a period is a page of the browser's history, so that its way back is the way out. */
export function useZoom(period: Period, onZoom: (period: Period) => void) {
  const { history } = useRouter();
  const entered = useRef<Period>(undefined);
  const isAt = (other: Period | undefined) => other !== undefined && isSame(other, period);
  return {
    zoom: (start: Date, end: Date) => {
      const next = zoomPeriod(period, start, end);
      if (isAt(next)) return;
      entered.current = next;
      onZoom(next);
    },
    leaveZoom: () => {
      if (isAt(entered.current)) history.back();
      entered.current = undefined;
    },
  };
}
