import type { RadarAlertHit } from '@vitrina/contract/radar/alerts.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../platform/texts/create-format.ts';

/** What changed, with its numbers where it has some. */
export function hitText(t: TFunction, format: Format, { kind, was, now }: RadarAlertHit): string {
  const name = t(`radarAlerts.kinds.${kind}`);
  if (kind === 'sellers')
    return t('radarAlerts.firing.sellers', {
      appeared: format.count(now ?? 0),
      left: format.count(was ?? 0),
    });
  if (was === null || now === null) return name;
  const write = kind === 'price' ? format.rubles : kind === 'rating' ? format.decimal : format.count;
  return t('radarAlerts.firing.moved', { name, was: write(was), now: write(now) });
}
