import type { TFunction } from 'i18next';
import type { Format } from '../../platform/texts/create-format.ts';
import type { CardField } from './list-card-changes.ts';

/** A fact of a card as people write it. */
export function writeFact(
  [field, value]: readonly [CardField, string | number],
  { t, format }: { t: TFunction; format: Format },
): string {
  if (typeof value === 'string') return value;
  if (field === 'priceKopecks') return format.rubles(value);
  if (field === 'rating') return format.decimal(value);
  if (field === 'deliveryDays') return t('positionCauses.days', { count: value });
  return format.count(value);
}
