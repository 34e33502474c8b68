import { Anchor, Group, List, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import type { FirstStep } from './rules.ts';
import { useStepLink } from './use-step-link.ts';

function Step({ step }: { step: FirstStep }) {
  const { t } = useTranslation();
  const to = useStepLink(step.id);
  const icon = (
    <ThemeIcon
      size={22}
      radius="xl"
      variant={step.isDone ? 'filled' : 'light'}
      color={step.isDone ? 'green' : 'gray'}
    >
      {step.isDone ? <IconCheck size={14} /> : <IconCircle size={10} />}
    </ThemeIcon>
  );
  return (
    <List.Item icon={icon}>
      <Group gap="xs">
        {step.isDone ? <Text size="sm">{t(`statistics.steps.${step.id}`)}</Text> : null}
        {step.isDone ? null : (
          <Anchor component={Link} to={to} size="sm">
            {t(`statistics.howTo.${step.id}`)}
          </Anchor>
        )}
      </Group>
    </List.Item>
  );
}

type FirstStepsProps = {
  steps: readonly FirstStep[];
  /** Of what will stand here once the steps are done. */
  height: number;
};

/** Shown until there is something to draw: each open step leads to the place where it is done. */
export function FirstSteps({ steps, height }: FirstStepsProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('statistics.steps.title')}>
      <List spacing="xs" center mih={height}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </List>
    </Panel>
  );
}
