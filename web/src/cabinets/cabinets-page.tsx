import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconBuildingStore, IconEye, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits, getExampleCabinet } from '@vitrina/contract/cabinets/mine.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { selectExample, useSession } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { CABINET_COLUMNS } from './cabinet-columns.tsx';
import { findOwned } from './cabinet-state.ts';
import { CreateCabinetDialog } from './lazy.tsx';

/** Whoever was sent here to add a cabinet finds the cursor on the button that does it. */
function FirstCabinet({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation();
  // product.md 4.2: without access to all pages this one is the only page.
  const mayLeave = useSession().account?.hasAllPagesAccess !== false;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Panel>
      <EmptyState
        icon={IconBuildingStore}
        title={t('cabinets.empty.title')}
        text={t('cabinets.empty.text')}
        action={
          <Stack gap="xs" align="center">
            <Button ref={button} size="md" leftSection={<IconPlus size={18} />} onClick={onCreate}>
              {t('cabinets.add')}
            </Button>
            {mayLeave && <ExampleButton />}
            {mayLeave && (
              <Anchor component={Link} to="/cabinets-invite-verification" size="sm">
                {t('cabinets.empty.haveCode')}
              </Anchor>
            )}
          </Stack>
        }
      />
    </Panel>
  );
}

/** Where somebody has chosen one: tools can be looked at before there is a key. */
function ExampleButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cabinet = useQuery(routeQuery(getExampleCabinet, {})).data?.cabinet ?? null;
  if (cabinet === null) return null;
  async function open() {
    await selectExample(cabinet);
    await navigate({ to: '/statistics' });
  }
  return (
    <Button variant="default" leftSection={<IconEye size={18} />} onClick={() => void open()}>
      {t('cabinets.empty.example')}
    </Button>
  );
}

/** Of one's own plan; the limits of the selected cabinet may be those of another owner. */
function CabinetsCount({ owned }: { owned: Cabinet }) {
  const { t, format } = useTexts();
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId: owned.id }));
  const limit = limits.data?.limits.find(({ name }) => name === 'cabinets');
  if (limit === undefined) return null;
  const isFull = limit.current >= limit.maximum;
  return (
    <Text size="sm" c={isFull ? 'var(--v-danger-text)' : 'dimmed'}>
      {t('cabinets.owned', { current: format.count(limit.current), maximum: format.count(limit.maximum) })}
    </Text>
  );
}

export function CabinetsPage() {
  const { t } = useTranslation();
  const { cabinets } = useSession();
  // In the address, so that «add a cabinet» is a link from anywhere.
  const isCreating = useSearch({ from: '/cabinets' }).create === true;
  const navigate = useNavigate({ from: '/cabinets' });
  const setCreating = (create: boolean) =>
    void navigate({ search: create ? { create } : {}, replace: !create });
  const owned = findOwned(cabinets);
  const dialog = <CreateCabinetDialog isOpen={isCreating} onClose={() => setCreating(false)} />;
  if (cabinets.length === 0) {
    return (
      <>
        <PageHeader title={t('screens.cabinets')} />
        <FirstCabinet onCreate={() => setCreating(true)} />
        {dialog}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('screens.cabinets')}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
            {t('cabinets.add')}
          </Button>
        }
      />
      <DataTable
        id="cabinets"
        label={t('screens.cabinets')}
        columns={CABINET_COLUMNS}
        rows={cabinets}
        rowKey={(cabinet) => String(cabinet.id)}
        toolbar={owned && <CabinetsCount owned={owned} />}
      />
      {dialog}
    </>
  );
}
