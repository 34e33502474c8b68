import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FirstStep } from './rules.ts';
import { useStepLink } from './use-step-link.ts';

/** What is left of the steps once there is something to see: how many are done, and the next one. */
export function FirstStepsLine({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  const next = steps.find((step) => !step.isDone);
  const to = useStepLink(next?.id ?? 'key');
  if (next === undefined) return null;
  const done = steps.filter((step) => step.isDone).length;
  return (
    <Group component="section" aria-label={t('statistics.steps.title')} gap="xs">
      <Text size="sm" c="dimmed">
        {t('statistics.steps.title')}: {t('statistics.steps.progress', { done, all: steps.length })}
      </Text>
      <Anchor component={Link} to={to} size="sm">
        {t(`statistics.howTo.${next.id}`)}
      </Anchor>
    </Group>
  );
}
