import { SimpleGrid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Cabinet, getCabinetLimits } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { Panel } from '../ui/panel.tsx';

export function CabinetLimits({ cabinetId }: { cabinetId: Cabinet['id'] }) {
  const { t } = useTranslation();
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId }));
  return (
    <Panel title={t('cabinets.tabs.limits')}>
      {limits.error && <ErrorState error={limits.error} onRetry={() => void limits.refetch()} />}
      {limits.isPending && <Skeleton height={160} />}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
        {limits.data?.limits.map(({ name, current, maximum }) => (
          <LimitMeter key={name} label={t(`limits.${name}`)} current={current} maximum={maximum} />
        ))}
      </SimpleGrid>
    </Panel>
  );
}
