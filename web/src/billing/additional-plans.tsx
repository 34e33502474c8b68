import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import { PlanChip } from './plan-chip.tsx';

export function AdditionalPlans({ planTypes }: { planTypes: readonly number[] }) {
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
