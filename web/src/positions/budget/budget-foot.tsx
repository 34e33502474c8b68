import { Button, Group, Text } from '@mantine/core';
import type { PositionStepChange } from '@vitrina/contract/positions/budget.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { isNewStep } from '../rules.ts';
import { BudgetDialog } from './lazy.tsx';
import { useRules } from './use-rules.ts';

type BudgetFootProps = { stepChange: PositionStepChange | null };

/** What the numbers above rest on, and the whole arithmetic on request. */
export function BudgetFoot({ stepChange }: BudgetFootProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Group mt={4} gap="sm" justify="space-between" align="flex-start">
        <BudgetNote stepChange={stepChange} rules={useRules()} />
        <Button size="compact-xs" variant="subtle" onClick={() => setAsking(true)}>
          {t('positions.home.howCounted')}
        </Button>
      </Group>
      <BudgetDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

/** For a day, since when the step is another one and why; then the rules again. */
function BudgetNote({ stepChange, rules }: BudgetFootProps & { rules: string }) {
  const { t, format } = useTexts();
  const isNews = stepChange !== null && isNewStep(stepChange, now());
  return (
    <Text
      size="xs"
      c={isNews ? 'var(--v-info-text)' : 'dimmed'}
      role="status"
      flex="1 1 280px"
      // On a phone the rules are behind the button: the rows begin on its first screen.
      {...(isNews ? { fw: 500 } : { visibleFrom: 'xs' })}
    >
      {isNews
        ? t(
            stepChange.stepMinutes < stepChange.before
              ? 'positions.home.step.faster'
              : 'positions.home.step.slower',
            {
              at: format.instantShort(stepChange.changedAt),
              count: stepChange.stepMinutes,
              queries: format.count(stepChange.uniqueQueries),
            },
          )
        : rules}
    </Text>
  );
}
