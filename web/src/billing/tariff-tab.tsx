import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTariffInfo } from '@vitrina/contract/billing.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { AdditionalPlans } from './additional-plans.tsx';
import { planOf } from './plan-of.ts';
import { PlanTable } from './plan-table.tsx';
import { TariffSlotPanel } from './tariff-slot-panel.tsx';

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
