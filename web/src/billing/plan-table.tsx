import { Text, VisuallyHidden } from '@mantine/core';
import type { Plan } from '@vitrina/contract/plans.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { type LimitRow, limitRows, orderPlans } from './limit-rows.ts';
import classes from './plan-table.module.css';

/** What each plan allows, the own one pinned beside the names of the limits. */
export function PlanTable({ current }: { current: Plan | undefined }) {
  const { t } = useTranslation();
  const plans = orderPlans(current);
  return (
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
              <th key={plan} scope="col" data-current={plan === current || undefined}>
                {t(`plans.${plan}`)}
                {plan === current && (
                  <Text size="xs" component="span" display="block">
                    {t('billing.tariff.yours')}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitRows(plans).map((row) => (
            <tr key={row.type}>
              <th scope="row">{t(`limits.${row.type}`)}</th>
              {plans.map((plan, index) => (
                <td key={plan} data-current={plan === current || undefined}>
                  <Maximum unit={row.unit} maximum={row.maximums[index] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
