import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { planColor, planOf } from './plan-of.ts';

export function PlanChip({ planType }: { planType: number }) {
  const { t } = useTranslation();
  const plan = planOf(planType);
  return (
    <Badge color={planColor(planType)} variant="light" size="lg" tt="none">
      {plan === undefined ? t('plans.unknown', { planType }) : t(`plans.${plan}`)}
    </Badge>
  );
}
