import { Button, List, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { startAbTest } from '@vitrina/contract/ab-tests/running.ts';
import { call } from '../../platform/api/call.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { refreshLimits } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { commitWaiting } from '../../platform/undoable.ts';
import { ReviewFacts } from './review-facts.tsx';
import { StartRefusal } from './start-refusal.tsx';
import { listMissing, type SetupStep } from './steps.ts';
import { usePlan } from './use-plan.ts';
import type { Setup } from './use-setup.ts';

type ReviewStepProps = { setup: Setup; isBusy: boolean; onStep: (step: SetupStep) => void };

function useStart({ named, keep, reread }: Setup) {
  return useMutation({
    mutationFn: async () => {
      // An image that has just been removed does not take part.
      await commitWaiting();
      return call(startAbTest, named);
    },
    ...SILENT,
    onSuccess: async (test) => {
      keep(test);
      await refreshLimits();
    },
    onError: () => void reread(),
  });
}

export function ReviewStep({ setup, isBusy, onStep }: ReviewStepProps) {
  const { t } = useTexts();
  const { test } = setup;
  const plan = usePlan(setup);
  const start = useStart(setup);
  const missing = listMissing(test, plan.data?.leastInterval);
  return (
    <Stack gap="lg" maw={760}>
      <ReviewFacts test={test} />
      <Price points={test.pricePoints} />
      <WhatFollows appliesWinner={test.settings.appliesWinner} />
      {missing.length > 0 && (
        <Stack gap={6} role="status" align="flex-start">
          {missing.map((step) => (
            <Button key={step} variant="light" color="yellow" size="xs" onClick={() => onStep(step)}>
              {t(`abTests.review.missing.${step}`)}
            </Button>
          ))}
        </Stack>
      )}
      <StartRefusal error={start.error} onStep={onStep} />
      <div>
        <Button
          size="md"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={start.isPending}
          disabled={missing.length > 0 || isBusy}
          onClick={() => start.mutate()}
        >
          {t('abTests.review.start')}
        </Button>
      </div>
    </Stack>
  );
}

function Price({ points }: { points: number }) {
  const { t, format } = useTexts();
  if (points === 0) return <Text>{t('abTests.review.free')}</Text>;
  const price = t('abTests.points', { count: points, text: format.count(points) });
  return (
    <div>
      <Text fw={600}>{t('abTests.review.price', { price })}</Text>
      <Text size="sm" c="dimmed">
        {t('abTests.review.frozen')}
      </Text>
    </div>
  );
}

const { launchMinutes, warmUpHours } = AB_BOUNDS;

function WhatFollows({ appliesWinner }: { appliesWinner: boolean }) {
  const { t } = useTexts();
  return (
    <div>
      <Text fw={600} mb={6}>
        {t('abTests.review.next')}
      </Text>
      <List size="sm" spacing={6}>
        <List.Item>{t('abTests.review.launch', { minutes: launchMinutes })}</List.Item>
        <List.Item>{t('abTests.review.warmUp', { hours: warmUpHours })}</List.Item>
        <List.Item>{t('abTests.review.locked')}</List.Item>
        <List.Item>{t('abTests.review.stop')}</List.Item>
        <List.Item>
          {t(appliesWinner ? 'abTests.review.originalOrWinner' : 'abTests.review.original')}
        </List.Item>
      </List>
    </div>
  );
}
