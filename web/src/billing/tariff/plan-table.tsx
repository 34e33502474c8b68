import { SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import type { TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import { type LimitRow, limitRows, orderPlans } from './limit-rows.ts';
import { PlanHead } from './plan-head.tsx';
import classes from './plan-table.module.css';
import type { Usage } from './resting.ts';

type Props = {
  current: Plan | undefined;
  tariff: TariffInfo;
  usage: Usage;
  onChoose: (plan: Plan) => void;
};

/** On a phone one plan stands beside the own one at a time: the next larger one to begin with. */
function usualRival(plans: readonly Plan[], current: Plan | undefined): Plan | undefined {
  const others = plans.filter((plan) => plan !== current);
  if (current === undefined) return others[0];
  return (
    others.find((plan) => PLAN_LIMITS[plan].positionQueries > PLAN_LIMITS[current].positionQueries) ??
    others.at(-1)
  );
}

/** What each plan allows and how much of it is used now, the own one pinned beside the names of the limits. */
export function PlanTable({ current, tariff, usage, onChoose }: Props) {
  const { t } = useTranslation();
  const plans = orderPlans(current);
  const [chosenRival, setRival] = useState<Plan>();
  const rival = chosenRival ?? usualRival(plans, current);
  const markOf = (plan: Plan) => ({
    'data-current': plan === current || undefined,
    'data-rival': plan === rival || undefined,
  });
  return (
    <>
      <div className={classes['rivals']}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('billing.tariff.compareWith')}
          value={rival ?? ''}
          onChange={(value) => setRival(plans.find((plan) => plan === value))}
          data={plans
            .filter((plan) => plan !== current)
            .map((plan) => ({ value: plan, label: t(`plans.${plan}`) }))}
        />
      </div>
      <div
        className={classes['scroller']}
        role="region"
        aria-label={t('billing.tariff.comparison')}
        tabIndex={0}
      >
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('billing.tariff.limit')}</th>
              {plans.map((plan) => (
                <th key={plan} scope="col" {...markOf(plan)}>
                  <PlanHead plan={plan} isCurrent={plan === current} tariff={tariff} onChoose={onChoose} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {limitRows(plans).map((row) => (
              <tr key={row.type}>
                <th scope="row">{t(`limits.${row.type}`)}</th>
                {plans.map((plan, index) => (
                  <td key={plan} {...markOf(plan)}>
                    <Maximum unit={row.unit} maximum={row.maximums[index] ?? 0} />
                    <Used used={usage.get(row.type)} maximum={row.maximums[index] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Maximum({ unit, maximum }: { unit: LimitRow['unit']; maximum: number }) {
  const { t, format } = useTexts();
  if (maximum === 0) {
    return (
      <>
        <span aria-hidden>—</span>
        <VisuallyHidden>{t('billing.tariff.notIncluded')}</VisuallyHidden>
      </>
    );
  }
  const text = format.count(maximum);
  return unit === 'days' ? t('billing.tariff.days', { count: maximum, text }) : text;
}

/** What is used now, under the maximum that it would have; what does not fit is said in words and in colour. */
function Used({ used, maximum }: { used: number | undefined; maximum: number }) {
  const { t, format } = useTexts();
  if (used === undefined || used === 0) return null;
  const isOver = used > maximum;
  return (
    <Text size="xs" component="span" display="block" fw={400} c={isOver ? 'var(--v-danger-text)' : 'dimmed'}>
      {t(isOver ? 'billing.tariff.usedOver' : 'billing.tariff.used', { used: format.count(used) })}
    </Text>
  );
}
