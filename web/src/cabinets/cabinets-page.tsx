import { Button } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { CABINET_COLUMNS } from './cabinet-columns.tsx';
import { CreateCabinetDialog } from './create-cabinet-dialog.tsx';

export function CabinetsPage() {
  const { t } = useTranslation();
  const { cabinets } = useSession();
  const [isCreating, setCreating] = useState(false);
  const add = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => setCreating(true)}
      data-autofocus={cabinets.length === 0}
    >
      {t('cabinets.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('screens.cabinets')} actions={add} />
      <DataTable
        id="cabinets"
        label={t('screens.cabinets')}
        columns={CABINET_COLUMNS}
        rows={cabinets}
        rowKey={(cabinet) => String(cabinet.id)}
        empty={{
          icon: IconBuildingStore,
          title: t('cabinets.empty.title'),
          text: t('cabinets.empty.text'),
          action: add,
        }}
      />
      <CreateCabinetDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}
