import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { useEffect, useState } from 'react';
import { now } from '../platform/clock.ts';

/** The product's time, told anew each minute: for "in 7 minutes" and for what grows stale while it is looked at. */
export function useMinute(): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
