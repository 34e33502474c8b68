import type { Place, PositionCell } from '@vitrina/contract/positions.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/create-format.ts';

/** н/н, 1000+ and "not checked" are three different things everywhere. */
export function placeText(place: Place, t: TFunction): string {
  if (place === null) return '';
  return typeof place === 'number' ? String(place) : t(`ui.absent.${place}`);
}

type Words = { t: TFunction; format: Format };

/** As a cell says it, an average with its decimal. */
export function writeCell(place: Place, { t, format }: Words): string {
  return typeof place === 'number' ? format.value(place, 'place') : placeText(place, t);
}

/** As it is read aloud: also why nobody measured it. */
export function sayCell(
  { place, gap = null }: { place: Place; gap?: PositionCell['gap'] },
  { t, format }: Words,
): string {
  if (typeof place === 'number') return t('ui.matrix.place', { place: format.value(place, 'place') });
  if (place !== null) return t(`gaps.${place}`);
  return gap === null ? t('ui.matrix.notDue') : t(`gaps.${gap}`);
}
