import { Button, Text } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listOfficePromoCodes } from '@vitrina/contract/office.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PROMO_COLUMNS } from './promo-columns.tsx';
import { PromoDialog } from './promo-dialog.tsx';

export function PromoTab() {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const list = useQuery(routeQuery(listOfficePromoCodes, {}));
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
      {t('office.promo.make')}
    </Button>
  );
  return (
    <>
      <DataTable
        id="office-promo-codes"
        label={t('office.tabs.promo')}
        columns={PROMO_COLUMNS}
        rows={list.data?.codes}
        rowKey={({ code }) => code}
        toolbar={
          <Text component="h2" fw={600} size="md">
            {t('office.tabs.promo')}
          </Text>
        }
        tools={button}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ icon: IconTicket, title: t('office.promo.empty'), action: button }}
      />
      <PromoDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}
