import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';

/** Of one's own plan; the limits of the selected cabinet may be those of another owner. */
export function CabinetsCount({ owned }: { owned: Cabinet }) {
  const { t, format } = useTexts();
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId: owned.id }));
  const limit = limits.data?.limits.find(({ name }) => name === 'cabinets');
  if (limit === undefined) return null;
  const isFull = limit.current >= limit.maximum;
  return (
    <Text size="sm" c={isFull ? 'var(--v-danger-text)' : 'dimmed'}>
      {t('cabinets.owned', { current: format.count(limit.current), maximum: format.count(limit.maximum) })}
    </Text>
  );
}
