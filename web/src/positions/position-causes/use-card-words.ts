import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import type { CardChange, CardField } from './list-card-changes.ts';

/** Facts of a card as people write them. */
export function useCardWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const write = (field: CardField, value: string | number): string => {
    if (typeof value === 'string') return value;
    if (field === 'priceKopecks') return format.rubles(value);
    if (field === 'rating') return format.decimal(value);
    if (field === 'deliveryDays') return t('positionCauses.days', { count: value });
    return format.count(value);
  };
  return {
    name: (field: CardField) => t(`positionCauses.fields.${field}`),
    was: ({ field, was }: CardChange) => write(field, was),
    became: ({ field, became }: CardChange) => write(field, became),
  };
}
