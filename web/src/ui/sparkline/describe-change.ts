import type { Place } from '@vitrina/contract/positions/places.ts';
import type { Format, ValueUnit } from '../../platform/texts/create-format.ts';

/**
 * `place` and `average` are places won, whole or to the tenth; `estimate` is kopecks that nobody counted; anything else is
 * the unit of the value itself.
 */
export type ChangeUnit = ValueUnit | 'average' | 'estimate';

type ChangeVerdict = 'better' | 'worse' | 'closer' | 'further';

export type ChangeDescription = {
  text: string;
  /** Degrees of the arrow above the horizontal, as the number goes; undefined: nothing changed. */
  tilt: number | undefined;
  verdict: ChangeVerdict | undefined;
};

const HALF_UP = 45;

type Change = { value: number; unit: ChangeUnit; isLowerBetter: boolean };

/** The sign is written for all units alike, and the whole stands from left to right: Arabic needs no marks of direction. */
const SIGNS_AND_MARKS = /[+\u061C\u200E\u200F]/gu;

function writeUnsigned(size: number, unit: ChangeUnit, format: Format): string {
  if (unit === 'average') return format.decimal(size);
  return unit === 'estimate' ? format.wholeRubles(size) : format.value(size, unit);
}

function write(size: number, unit: ChangeUnit, format: Format): string {
  return writeUnsigned(size, unit, format).replaceAll(SIGNS_AND_MARKS, '');
}

/** interface-rules.md G6: the arrow goes where the number goes; the verdict says whether that is good. */
export function describeChange({ value, unit, isLowerBetter }: Change, format: Format): ChangeDescription {
  const size = write(Math.abs(value), unit, format);
  // What is written as zero is no change, however it was rounded.
  if (!/[1-9]/u.test(size)) return { text: size, tilt: undefined, verdict: undefined };
  const isUp = value > 0;
  const isBetter = isUp !== isLowerBetter;
  const isOfPlaces = unit === 'place' || unit === 'average';
  return {
    text: `${isUp ? '+' : '−'}${size}`,
    tilt: unit === 'degrees' ? value : isUp ? HALF_UP : -HALF_UP,
    verdict: isOfPlaces ? (isBetter ? 'closer' : 'further') : isBetter ? 'better' : 'worse',
  };
}

/** A move between words, of which no number says how far it is: from "н/н" to 37. */
export function placeMove(isCloser: boolean): Pick<ChangeDescription, 'tilt' | 'verdict'> {
  return isCloser ? { tilt: HALF_UP, verdict: 'closer' } : { tilt: -HALF_UP, verdict: 'further' };
}

/** As many as are written, for the word after them. */
export function writtenPlaces(places: number): number {
  return Math.round(Math.abs(places) * 10) / 10;
}

/** From 12 to 9 three places are won, from 9 to 12 three are lost; only two places can be compared. */
export function placesWon(before: Place | null | undefined, now: Place | null | undefined): number | null {
  return typeof before === 'number' && typeof now === 'number' ? before - now : null;
}
