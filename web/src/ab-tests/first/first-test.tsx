import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ReadinessList } from './readiness-list.tsx';

/** What a newcomer sees instead of an empty list: how a test goes, the way to it, and what it needs, checked as the page is open. */
export function FirstTest({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Panel title={t('abTests.first.title')} description={t('abTests.first.text')} actions={action}>
        <HowItWorks />
        <Text size="sm" c="dimmed" mt="md">
          {t('abTests.first.time')}
        </Text>
      </Panel>
      <Panel title={t('abTests.readiness.title')} description={t('abTests.readiness.text')} isFlush>
        <ReadinessList />
      </Panel>
    </Stack>
  );
}
