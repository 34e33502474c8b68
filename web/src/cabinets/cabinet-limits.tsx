import { Anchor, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { groupLimits } from './limit-groups.ts';

/** As they are on a wide screen; on a phone they end far below what is seen. */
const GROUPS_HEIGHT = 637;

export function CabinetLimits({ cabinet }: { cabinet: Cabinet }) {
  const { t, format } = useTexts();
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId: cabinet.id }));
  const plans = cabinet.roles.includes('owner') && (
    <Anchor component={Link} to="/pages/account-settings/tariff" size="sm">
      {t('cabinets.seePlans')}
    </Anchor>
  );
  return (
    <Panel title={t('cabinets.tabs.limits')} description={t('cabinets.limitsText')} actions={plans}>
      {limits.isPending && <Skeleton height={GROUPS_HEIGHT} />}
      {limits.error && <ProblemState error={limits.error} onRetry={() => void limits.refetch()} />}
      {limits.data && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl">
          {groupLimits(limits.data.limits).map(({ id, spent, allowed }) => (
            <Stack key={id} gap="md">
              <Text component="h3" size="sm" fw={600}>
                {t(`cabinets.limitGroups.${id}`)}
              </Text>
              {spent.map(({ name, current, maximum }) => (
                <LimitMeter key={name} label={t(`limits.${name}`)} current={current} maximum={maximum} />
              ))}
              {allowed.map(({ name, maximum }) => (
                <Group key={name} justify="space-between" gap="sm" wrap="nowrap">
                  <Text size="sm">{t(`limits.${name}`)}</Text>
                  <Text size="sm" fw={500} style={{ whiteSpace: 'nowrap' }}>
                    {t('cabinets.upTo', { maximum: format.count(maximum) })}
                  </Text>
                </Group>
              ))}
            </Stack>
          ))}
        </SimpleGrid>
      )}
    </Panel>
  );
}
