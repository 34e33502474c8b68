import { Text } from '@mantine/core';
import { IconBuildingStore, IconUserSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { MOST_FOUND, type searchOffice } from '@vitrina/contract/office.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { FOUND_CABINET_COLUMNS, FOUND_PERSON_COLUMNS } from './found-columns.tsx';

const route = getRouteApi('/office');

/** A row leads to the wallet of the person, or of the cabinet's owner. */
export function Found({ found }: { found: UseQueryResult<OutputOf<typeof searchOffice>> }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const open = (user: number) => void navigate({ search: ({ text }) => ({ text, user }) });
  const shared = { error: found.error, onRetry: () => void found.refetch() };
  return (
    <>
      {found.data?.hasMore === true && (
        <Text size="sm" c="dimmed" role="status">
          {t('office.search.more', { count: MOST_FOUND })}
        </Text>
      )}
      <DataTable
        id="office-people"
        label={t('office.people')}
        columns={FOUND_PERSON_COLUMNS}
        rows={found.data?.people}
        rowKey={({ id }) => String(id)}
        expectedRows={1}
        onOpen={({ id }) => open(id)}
        toolbar={<Heading text={t('office.people')} />}
        empty={{ icon: IconUserSearch, title: t('office.search.nobody') }}
        {...shared}
      />
      <DataTable
        id="office-cabinets"
        label={t('office.cabinets')}
        columns={FOUND_CABINET_COLUMNS}
        rows={found.data?.cabinets}
        rowKey={({ id }) => String(id)}
        expectedRows={1}
        onOpen={({ ownerId }) => open(ownerId)}
        toolbar={<Heading text={t('office.cabinets')} />}
        empty={{ icon: IconBuildingStore, title: t('office.search.noCabinet') }}
        {...shared}
      />
    </>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Text component="h2" fw={600} size="md">
      {text}
    </Text>
  );
}
