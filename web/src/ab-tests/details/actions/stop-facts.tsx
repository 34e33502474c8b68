import { Stack, Text } from '@mantine/core';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stopCost } from '../../list/row-actions.ts';
import { numbersById } from '../image-colors.ts';
import { keptAtStop } from '../test-state.ts';
import { useVerdictText } from '../use-verdict-text.ts';

/** Before a test is stopped: what is known, what it costs, and what will be on the card. */
export function StopFacts({ test, verdict }: { test: AbTest; verdict: AbVerdict | undefined }) {
  const { t } = useTranslation();
  const sentence = useVerdictText(test, verdict);
  const cost = stopCost(test);
  const kept = numbersById(test.images)(keptAtStop(test, verdict));
  return (
    <Stack gap="sm">
      <Fact name={t('abTestDetails.stop.known')}>{sentence ?? t('abTestDetails.verdict.notEnough')}</Fact>
      <Fact name={t('abTestDetails.stop.points')}>
        {cost === 'whole'
          ? t('abTestDetails.stop.charged', { count: test.pricePoints })
          : t(cost === 'free' ? 'abTestDetails.stop.free' : 'abTestDetails.stop.noPoints')}
      </Fact>
      <Fact name={t('abTestDetails.stop.card')}>
        {kept === undefined
          ? t(
              test.card === 'sellerChanged'
                ? 'abTestDetails.stop.sellersText'
                : 'abTestDetails.stop.cardText',
            )
          : t('abTestDetails.stop.winnerText', { image: kept })}
      </Fact>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text>{children}</Text>
    </div>
  );
}
