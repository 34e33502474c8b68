import { hoursToMoment, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';

export const BOX = { width: 720, height: 220, inset: 8 };

const DAY_HOURS = 24;
const HOURS_ASIDE = POSITION_FORECAST.days * DAY_HOURS;
/** As places are compared: a step means much at the top and little far below it. */
const FLATTENED = 10;
/** A shelf of one place has no height. */
const LEAST_SPAN = 3;

type Bound = readonly (number | null)[];
type Band = { best: Bound; worst: Bound };
export type FanScale = { best: number; worst: number };

const depthOf = (place: number) => Math.log(place + FLATTENED);

/** The places that a chart has room for; what is beyond them runs along its lower edge. */
export function fanScale(hours: readonly Place[], bands: readonly Bound[]): FanScale | undefined {
  const known = [...hours, ...bands.flat()].filter((place) => typeof place === 'number');
  if (known.length === 0) return undefined;
  const best = Math.max(1, Math.min(...known) - 1);
  return { best, worst: Math.max(best + LEAST_SPAN, Math.max(...known) + 1) };
}

/** Hours from the night on, less than 0 before it. */
export function xOf(hour: number): number {
  return BOX.inset + ((hour + HOURS_ASIDE) / (2 * HOURS_ASIDE)) * (BOX.width - 2 * BOX.inset);
}

export function yOf(place: number | null, { best, worst }: FanScale): number {
  if (place === null) return BOX.height;
  const share = (depthOf(place) - depthOf(best)) / (depthOf(worst) - depthOf(best));
  return BOX.inset + Math.min(1, Math.max(0, share)) * (BOX.height - 2 * BOX.inset);
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Between its two bounds, there and back; `shift` hours from the night. */
export function bandPath({ best, worst }: Band, scale: FanScale, shift = 0): string {
  const at = (bound: Bound) =>
    bound.map((place, moment) => point(xOf(hoursToMoment(moment) + shift), yOf(place, scale)));
  return `M${[...at(best), ...at(worst).toReversed()].join('L')}Z`;
}

export function boundPath(bound: Bound, scale: FanScale): string {
  const points = bound.flatMap((place, moment) =>
    place === null ? [] : [point(xOf(hoursToMoment(moment)), yOf(place, scale))],
  );
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** Found places of the hours before and after the night; no line crosses an hour without one. */
export function pastPath(hours: readonly Place[], scale: FanScale): string {
  let path = '';
  hours.forEach((place, index) => {
    if (typeof place !== 'number') return;
    const isBegun = typeof hours[index - 1] === 'number';
    path += `${isBegun ? 'L' : 'M'}${point(xOf(index - HOURS_ASIDE), yOf(place, scale))}`;
    // One hour alone is a dot.
    if (!isBegun && typeof hours[index + 1] !== 'number') path += 'h0.1';
  });
  return path;
}

/** The ends of the tops that lie within the chart. */
export function shownTops({ best, worst }: FanScale): number[] {
  return POSITION_FORECAST.tops.filter((top) => top > best && top < worst);
}
