import { SimpleGrid, Text } from '@mantine/core';
import { POSITION_RULES, type PositionBudget } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { Panel } from '../ui/panel.tsx';
import { meterMaximum } from './rules.ts';

/** The arithmetic of the step, spelled out: what is used, what it means and what comes next. */
export function BudgetPanel({ budget }: { budget: PositionBudget }) {
  const { t } = useTranslation();
  const maximum = meterMaximum(budget);
  return (
    <Panel>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
        <LimitMeter
          label={t('positions.budget.queries')}
          current={budget.uniqueQueries}
          maximum={maximum}
          note={t('positions.budget.step', { count: budget.stepMinutes })}
        />
        <LimitMeter
          label={t('limits.positionProducts')}
          current={budget.products}
          maximum={budget.maximumProducts}
        />
        <Text size="sm" c="dimmed">
          {t('positions.budget.rules', {
            fast: POSITION_RULES.queriesAtFiveMinutes,
            products: POSITION_RULES.productsPerQuery,
            hour: POSITION_RULES.queriesPerHour,
          })}
        </Text>
      </SimpleGrid>
    </Panel>
  );
}
