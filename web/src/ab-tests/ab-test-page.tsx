import { Button, Tabs } from '@mantine/core';
import { type Icon, IconArchive, IconBulb, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { Board } from './board/lazy.tsx';
import { TestList } from './list/test-list.tsx';
import { AB_TABS, type AbTab, type AbTestSearch } from './search.ts';
import { NewTestDialog } from './setup/lazy.tsx';

const PATH = '/ab-test';
const ICONS: Record<AbTab, Icon> = { active: IconPlayerPlay, archive: IconArchive, board: IconBulb };

/** product.md 1.1: image tests of the cabinet, those that are put away, and what they have taught. */
export function AbTestPage() {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const [isAdding, setAdding] = useState(false);
  const { tab } = search;
  // Another set of rows begins at its first page.
  const change = (next: Partial<AbTestSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: 1, ...next }), replace: true });
  const open = (next: string | null) => {
    const known = AB_TABS.find((one) => one === next);
    if (known !== undefined) void navigate({ search: { tab: known } });
  };
  const close = () => {
    setAdding(false);
    if (search.product > 0) change({ product: 0 });
  };
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('abTests.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('screens.abTest')}
        actions={
          <>
            <CopyLinkButton />
            {add}
          </>
        }
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <TabList
          tabs={AB_TABS.map((one) => ({ tab: one, label: t(`abTests.tabs.${one}`), icon: ICONS[one] }))}
          open={tab}
        />
        <Tabs.Panel value={tab}>
          {tab === 'board' ? (
            <Board idea={search.idea} onIdea={(idea) => change({ idea })} />
          ) : (
            <TestList key={tab} search={search} change={change} add={add} />
          )}
        </Tabs.Panel>
      </Tabs>
      {mayEdit && (
        <NewTestDialog isOpen={isAdding || search.product > 0} sku={search.product} onClose={close} />
      )}
    </>
  );
}
