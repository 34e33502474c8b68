import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { getPlanUsage } from '@vitrina/contract/cabinets.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { planOf } from '../plan-of.ts';
import { BuyPlanDialog } from './buy-plan-dialog.tsx';
import { PlanTable } from './plan-table.tsx';
import { TariffSlots, TariffSlotsSkeleton } from './tariff-slots.tsx';

/** As it is on a wide screen; on a phone it ends far below what is seen. */
const TABLE_HEIGHT = 1337;

export function TariffTab() {
  const { t } = useTranslation();
  const tariff = useQuery(routeQuery(getTariffInfo, {}));
  const usage = useQuery(routeQuery(getPlanUsage, {}));
  const [chosen, setChosen] = useState<Plan>();
  if (tariff.error && tariff.data === undefined) {
    return <ProblemState error={tariff.error} onRetry={() => void tariff.refetch()} />;
  }
  const { data } = tariff;
  const used = new Map(usage.data?.usage.map(({ name, current }) => [name, current]));
  return (
    <Stack gap="md">
      {data === undefined ? <TariffSlotsSkeleton /> : <TariffSlots tariff={data} />}
      <Panel title={t('billing.tariff.comparison')} description={t('billing.tariff.comparisonText')} isFlush>
        {data === undefined || usage.isPending ? (
          // What is used makes rows taller: without it they would move when it comes.
          <Skeleton height={TABLE_HEIGHT} />
        ) : (
          <PlanTable current={planOf(data.planType)} tariff={data} usage={used} onChoose={setChosen} />
        )}
      </Panel>
      {data !== undefined && chosen !== undefined && (
        <BuyPlanDialog plan={chosen} tariff={data} usage={used} onClose={() => setChosen(undefined)} />
      )}
    </Stack>
  );
}
