import { Button, Tabs, Text } from '@mantine/core';
import { type Icon, IconActivity, IconPackage, IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCabinet, useRight } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { PlanState } from '../ui/states/plan-state.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { RadarAlertsButton } from './alerts/alerts-button.tsx';
import { Feed } from './feed/feed.tsx';
import { howOften } from './how-often.ts';
import { NoMessenger } from './no-messenger.tsx';
import { AddProductsDialog, ProductList } from './products/lazy.tsx';
import { RADAR_TABS, type RadarChangesSearch, type RadarTab } from './search.ts';
import { useRadarWatch } from './use-radar-watch.ts';
import { WatchFreshness } from './watch-freshness.tsx';

const PATH = '/radar-changes';
const ICONS: Record<RadarTab, Icon> = { feed: IconActivity, products: IconPackage };

/** product.md 1.1: what has changed on own cards and on those of rivals, and which are watched. */
export function RadarChangesPage() {
  const words = useTexts();
  const { t } = words;
  const { id: cabinetId } = useCabinet();
  const mayEdit = useRight('edit');
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const [isAdding, setAdding] = useState(false);
  const watch = useRadarWatch();
  const { tab } = search;
  // Another set of rows begins at its first page.
  const change = (next: Partial<RadarChangesSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: 1, ...next }), replace: true });
  const open = (next: string | null) => {
    const known = RADAR_TABS.find((one) => one === next);
    // Whose products and with which tags goes on to the other tab.
    if (known !== undefined)
      void navigate({ search: ({ whose, tags, tagMode }) => ({ tab: known, whose, tags, tagMode }) });
  };
  const isOutOfPlan = watch?.maximum === 0;
  const add = mayEdit && !isOutOfPlan && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('radar.add.button')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('screens.radarChanges')}
        freshness={<WatchFreshness watch={watch} />}
        actions={
          <>
            <RadarAlertsButton />
            <SavedViewsMenu screen={PATH} />
            <CopyLinkButton />
            {add}
          </>
        }
      />
      <NoMessenger key={cabinetId} />
      {isOutOfPlan && watch.products === 0 ? (
        <Panel>
          <PlanState title={t('radar.plan.title')} text={t('radar.plan.text')} />
        </Panel>
      ) : (
        <Tabs value={tab} onChange={open} keepMounted={false}>
          <TabList
            tabs={RADAR_TABS.map((one) => ({ tab: one, label: t(`radar.tabs.${one}`), icon: ICONS[one] }))}
            open={tab}
          />
          <Tabs.Panel value={tab}>
            {tab === 'feed' ? (
              <Feed key={cabinetId} {...{ search, change, add }} />
            ) : (
              <ProductList key={cabinetId} {...{ search, change, add }} />
            )}
          </Tabs.Panel>
          <Text size="xs" c="dimmed" mt="sm">
            {howOften(words)}
          </Text>
        </Tabs>
      )}
      {mayEdit && <AddProductsDialog isOpen={isAdding} onClose={() => setAdding(false)} />}
    </>
  );
}
