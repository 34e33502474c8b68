import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ReadinessList } from './readiness-list.tsx';

/** What a first test needs, checked as the page is open, and how a test goes. */
export function AbTestPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('screens.abTest')} />
      <Stack gap="md">
        <Text maw={720}>{t('abTests.intro')}</Text>
        <Panel title={t('abTests.readiness.title')} description={t('abTests.readiness.text')} isFlush>
          <ReadinessList />
        </Panel>
        <Panel title={t('abTests.how.title')}>
          <HowItWorks />
        </Panel>
      </Stack>
    </>
  );
}
