import { RADAR_SCHEDULE } from '@vitrina/contract/radar/schedule.ts';
import type { Words } from '../platform/texts/words.ts';

const HOUR_MINUTES = 60;

/** How often cards are looked at, in two sentences. */
export function howOften({ t, format }: Words): string {
  const { ownMinutes, ownStorefrontMinutes, storefrontMinutes, textsMinutes } = RADAR_SCHEDULE;
  const hours = (minutes: number) => format.count(minutes / HOUR_MINUTES);
  return t('radar.howOften', {
    own: format.count(ownMinutes.quietest),
    ownFrom: hours(ownStorefrontMinutes.busiest),
    ownTo: hours(ownStorefrontMinutes.quietest),
    from: hours(storefrontMinutes.busiest),
    to: hours(storefrontMinutes.quietest),
    texts: hours(textsMinutes),
  });
}
