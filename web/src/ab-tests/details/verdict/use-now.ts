import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock.ts';

/** The product's time, read again so often; a timer that a sleeping laptop stopped only makes it late, never wrong. */
export function useNow(everyMs: number): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const read = () => setMoment(now());
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [everyMs]);
  return moment;
}
