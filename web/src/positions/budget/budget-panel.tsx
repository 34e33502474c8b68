import { Skeleton } from '@mantine/core';
import type { PlanLimitType } from '@vitrina/contract/plans.ts';
import type { PositionBudget, PositionStepChange } from '@vitrina/contract/positions/budget.ts';
import { mostQueriesAt, nextStep } from '@vitrina/contract/positions/rules.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { shortageText } from '../../tracking/shortage-text.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { meterMaximum } from '../rules.ts';
import classes from './budget-panel.module.css';
import { BudgetFoot } from './lazy.tsx';

type BudgetPanelProps = { budget: PositionBudget; stepChange: PositionStepChange | null };

/** The arithmetic of the step, spelled out: what is used, what it means and what comes next. */
export function BudgetPanel({ budget, stepChange }: BudgetPanelProps) {
  const { t, format } = useTexts();
  const step = t('positions.budget.step', { count: budget.stepMinutes });
  const maximum = meterMaximum(budget);
  const next = nextStep(budget.stepMinutes);
  return (
    <section aria-label={t('positions.budget.label')}>
      <div className={classes['meters']}>
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
            next === undefined || mostQueriesAt(budget.stepMinutes) > maximum
              ? shortageText(t, format, { of: 'queries', current: budget.uniqueQueries, maximum })
              : t('positions.budget.nextStep', {
                  count: maximum,
                  current: format.count(budget.uniqueQueries),
                  maximum: format.count(maximum),
                  step: next.stepMinutes,
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
      </div>
      <BudgetFoot stepChange={stepChange} />
    </section>
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
