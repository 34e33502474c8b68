import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/session.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { CABINET_COLUMNS } from './cabinet-columns.tsx';
import { findOwned } from './cabinet-state.ts';
import { CabinetsCount } from './cabinets-count.tsx';
import { FirstCabinet } from './first-cabinet.tsx';
import { CreateCabinetDialog } from './lazy.tsx';

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
