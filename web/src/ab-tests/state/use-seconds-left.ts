import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { useEffect, useState } from 'react';
import { now } from '../../platform/clock.ts';
import { secondsLeft } from './time-left.ts';

/** Counted anew from the product's clock at every tick, so that a laptop that slept shows what is true. */
export function useSecondsLeft(until: string | null): number | null {
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    if (until === null) return undefined;
    const tick = () => setAt(now().getTime());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : secondsLeft(until, at);
}
