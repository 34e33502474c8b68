import { Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTariffInfo, type TariffSlot } from '@vitrina/contract/billing/tariff.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { PlanChip } from './plan-chip.tsx';
import { planOf } from './plan-of.ts';
import { PlanTable } from './plan-table.tsx';

type Props = { place: 'current' | 'next'; slot: TariffSlot | null };

function TariffSlotPanel({ place, slot }: Props) {
  const { t, format } = useTexts();
  return (
    <Panel title={t(`billing.tariff.${place}`)}>
      <Stack gap={6} align="flex-start">
        <Group gap="sm">
          {(slot !== null || place === 'current') && <PlanChip planType={slot?.planType ?? PLANS.none} />}
          {slot !== null && (
            <Text size="sm" c="dimmed">
              {place === 'current'
                ? t('billing.tariff.ends', { ago: format.ago(slot.activeTo) })
                : t('billing.tariff.begins', { ago: format.ago(slot.activeFrom) })}
            </Text>
          )}
        </Group>
        <Text size="sm">
          {slot === null
            ? t(`billing.tariff.${place}Absent`)
            : t('billing.tariff.dates', {
                from: format.instant(slot.activeFrom),
                to: format.instant(slot.activeTo),
              })}
        </Text>
      </Stack>
    </Panel>
  );
}

function AdditionalPlans({ planTypes }: { planTypes: readonly number[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('billing.tariff.additional')}>
      <Group gap="sm">
        {planTypes.map((planType) => (
          <PlanChip key={planType} planType={planType} />
        ))}
      </Group>
    </Panel>
  );
}

const SLOT_HEIGHT = 124;
/** As it is on a wide screen; on a phone it ends far below what is seen. */
const TABLE_HEIGHT = 1086;

export function TariffTab() {
  const { t } = useTranslation();
  const tariff = useQuery(routeQuery(getTariffInfo, {}));
  if (tariff.error && tariff.data === undefined) {
    return <ProblemState error={tariff.error} onRetry={() => void tariff.refetch()} />;
  }
  const { data } = tariff;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ gridAutoRows: `minmax(${SLOT_HEIGHT}px, auto)` }}>
        {data === undefined ? (
          <>
            <Skeleton height={SLOT_HEIGHT} />
            <Skeleton height={SLOT_HEIGHT} />
          </>
        ) : (
          <>
            <TariffSlotPanel place="current" slot={data.current} />
            <TariffSlotPanel place="next" slot={data.next} />
          </>
        )}
      </SimpleGrid>
      {data !== undefined && data.additionalPlanTypes.length > 0 && (
        <AdditionalPlans planTypes={data.additionalPlanTypes} />
      )}
      <Panel title={t('billing.tariff.comparison')} description={t('billing.tariff.comparisonText')} isFlush>
        {data === undefined ? (
          <Skeleton height={TABLE_HEIGHT} />
        ) : (
          <PlanTable current={data.current === null ? 'none' : planOf(data.current.planType)} />
        )}
      </Panel>
    </Stack>
  );
}
