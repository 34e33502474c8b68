import type { Place } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';

/** н/н, 1000+ and "not checked" are three different things everywhere. An average is written with its decimal. */
export function placeText(t: TFunction, place: Place, write: (place: number) => string = String): string {
  if (place === null) return '';
  return typeof place === 'number' ? write(place) : t(`ui.absent.${place}`);
}

/** A place as a file holds it: a number, or the word that stands instead of one. */
export function plainPlace(t: TFunction, place: Place | undefined): string | number | null | undefined {
  return typeof place === 'string' ? t(`ui.absent.${place}`) : place;
}
