import { Button, Group, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { POSITION_RULES, type PositionBudget, type PositionStepChange } from '@vitrina/contract/positions.ts';
import type { PlanLimitType } from '@vitrina/contract/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock.ts';
import { useFormat } from '../platform/use-format.ts';
import { useSession } from '../platform/session.ts';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { Panel } from '../ui/panel.tsx';
import { BudgetDialog } from './budget/lazy-budget-dialog.tsx';
import { isNewStep, meterMaximum, nextStep } from './rules.ts';
import { shortageText } from '../tracking/shortage-text.ts';

type BudgetPanelProps = { budget: PositionBudget; stepChange: PositionStepChange | null };

/** The arithmetic of the step, spelled out: what is used, what it means and what comes next. */
export function BudgetPanel({ budget, stepChange }: BudgetPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const step = t('positions.budget.step', { count: budget.stepMinutes });
  const maximum = meterMaximum(budget);
  const next = nextStep(budget);
  return (
    <Panel>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <LimitMeter
          label={t('positions.budget.queries')}
          current={budget.uniqueQueries}
          maximum={maximum}
          note={
            stepChange === null
              ? step
              : t('positions.home.stepSince', { step, at: format.instantShort(stepChange.changedAt) })
          }
          spentText={
            next === undefined || next.border > maximum
              ? shortageText(t, format, { of: 'queries', current: budget.uniqueQueries, maximum })
              : t('positions.budget.nextStep', {
                  count: maximum,
                  current: format.count(budget.uniqueQueries),
                  maximum: format.count(maximum),
                  step: next.minutes,
                })
          }
        />
        <LimitMeter
          label={t('limits.positionProducts')}
          current={budget.products}
          maximum={budget.maximumProducts}
          spentText={shortageText(t, format, {
            of: 'products',
            current: budget.products,
            maximum: budget.maximumProducts,
          })}
        />
      </SimpleGrid>
      <Group mt="sm" gap="sm" justify="space-between" align="flex-start">
        <BudgetNote stepChange={stepChange} />
        <Button size="compact-xs" variant="subtle" onClick={() => setAsking(true)}>
          {t('positions.home.howCounted')}
        </Button>
      </Group>
      <BudgetDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Panel>
  );
}

/** For a day, since when the step is another one and why; then the rules again. */
function BudgetNote({ stepChange }: { stepChange: PositionStepChange | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isNews = stepChange !== null && isNewStep(stepChange, now());
  return (
    <Text
      size="xs"
      c={isNews ? 'var(--v-info-text)' : 'dimmed'}
      role="status"
      flex="1 1 280px"
      {...(isNews ? { fw: 500 } : {})}
    >
      {isNews
        ? t(`positions.home.step.${stepChange.stepMinutes < stepChange.before ? 'faster' : 'slower'}`, {
            at: format.instantShort(stepChange.changedAt),
            count: stepChange.stepMinutes,
            queries: format.count(stepChange.uniqueQueries),
          })
        : t('positions.budget.rules', {
            fast: POSITION_RULES.queriesAtFiveMinutes,
            products: POSITION_RULES.productsPerQuery,
            hour: POSITION_RULES.queriesPerHour,
          })}
    </Text>
  );
}

/** As tall as the panel that comes, in any language and width: what the limits say already is drawn unseen. */
export function BudgetSkeleton() {
  const { limits } = useSession();
  const limit = (name: PlanLimitType) => limits.find((known) => known.name === name);
  const [products, queries] = [limit('positionProducts'), limit('positionQueries')];
  return (
    <Skeleton radius="md">
      <div inert aria-hidden>
        <BudgetPanel
          stepChange={null}
          budget={{
            uniqueQueries: queries?.current ?? 0,
            stepMinutes: 5,
            products: products?.current ?? 0,
            maximumProducts: products?.maximum ?? 1,
            maximumQueries: queries?.maximum ?? 1,
          }}
        />
      </div>
    </Skeleton>
  );
}
