import { useEffect, useState } from 'react';
import { machineNow } from '../platform/clock.ts';
import { countdown } from './countdown.ts';

const TICK_MS = 1000;

/** What is left until a moment of this machine's clock, 4:07; undefined when it has come or there is none. */
export function useCountdown(until: number | undefined): string | undefined {
  const [now, setNow] = useState(() => machineNow().getTime());
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => {
      const moment = machineNow().getTime();
      setNow(moment);
      if (moment >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? undefined : countdown(until, now);
}
