import { moscowDay } from '@vitrina/contract/dates.ts';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Period } from '../platform/create-format.ts';

/** Looking closer at some days of a period is a page of the browser's history, so that its way back is the way out. */
export function useZoom(period: Period, onZoom: (period: Period) => void) {
  const { history } = useRouter();
  const entered = useRef<Period>(undefined);
  const isAt = (other: Period | undefined) => other?.from === period.from && other.to === period.to;
  return {
    zoom: (start: Date, end: Date) => {
      const [from, until] = [moscowDay(start), moscowDay(new Date(end.getTime() - 1))];
      // The first bucket may begin before the period, and the last one may end after it.
      const next = {
        from: from < period.from ? period.from : from,
        to: until > period.to ? period.to : until,
      };
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
