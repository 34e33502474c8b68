import { Skeleton, Stack, Text } from '@mantine/core';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { type Plan, type PlanText, planText, rowFor } from './plan-line.ts';
import classes from './setup.module.css';
import type { PlanQuery } from './use-plan.ts';

function writePlan(text: PlanText, { t, format }: Words): string {
  if (text.kind === 'unknown') return t('abTests.plan.unknown');
  const views = format.count(Math.round(text.views));
  const { effect } = text;
  if (text.kind === 'cannot') return t('abTests.plan.cannot', { views, effect });
  const days = t('abTests.days', { count: text.days });
  return t('abTests.plan.sees', { views, effect, days, power: format.percent(text.power) });
}

/** How soon a difference would be seen, by what the product's own advertising has shown. */
export function PlanLines({ plan, minimumEffect }: { plan: PlanQuery; minimumEffect: number }) {
  const words = useTexts();
  const { t } = words;
  const { data, error, refetch } = plan;
  if (data === undefined) {
    if (error !== null) return <ProblemState error={error} onRetry={() => void refetch()} />;
    return <Skeleton height={72} />;
  }
  const chosen = rowFor(data, minimumEffect);
  const main = planText(data, chosen);
  return (
    <Stack gap={4} className={classes['plan'] ?? ''} role="status">
      <Text fw={500}>{writePlan(main, words)}</Text>
      {main.kind !== 'unknown' && <Others plan={data} chosen={chosen} />}
      <Text size="xs" c="dimmed">
        {data.basisDays === 0
          ? t('abTests.plan.noBasis')
          : t('abTests.plan.basis', { days: t('abTests.days', { count: data.basisDays }) })}{' '}
        {t(data.isDelayMeasured ? 'abTests.plan.delay' : 'abTests.plan.delayAssumed', {
          minutes: data.delayMinutes,
        })}
      </Text>
    </Stack>
  );
}

function Others({ plan, chosen }: { plan: Plan; chosen: ReturnType<typeof rowFor> }) {
  const words = useTexts();
  return plan.rows
    .filter((row) => row !== chosen)
    .map((row) => (
      <Text key={row.effectPercent} size="sm" c="dimmed">
        {writePlan(planText(plan, row), words)}
      </Text>
    ));
}
