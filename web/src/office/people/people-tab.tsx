import { Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { searchOffice } from '@vitrina/contract/office.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Found } from './lazy.tsx';

const route = getRouteApi('/office');
const LONGEST = 100;

export function PeopleTab() {
  const { text } = route.useSearch();
  // Back leads to what was searched for before.
  return <Search key={text} text={text} />;
}

/** What is searched for is recorded, so it is sent when it is whole and not letter by letter. */
function Search({ text }: { text: string }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(text);
  const found = useQuery({ ...routeQuery(searchOffice, { text }), enabled: text !== '' });

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === text) void found.refetch();
    else void navigate({ search: { text: next } });
  }

  return (
    <>
      <form role="search" onSubmit={submit}>
        <Group gap="sm" align="flex-end">
          <TextInput
            label={t('office.search.label')}
            type="search"
            leftSection={<IconSearch size={16} aria-hidden />}
            flex="0 1 420px"
            maxLength={LONGEST}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" loading={found.isFetching} disabled={typed.trim() === ''}>
            {t('office.search.find')}
          </Button>
        </Group>
      </form>
      {text === '' ? (
        <EmptyState icon={IconSearch} title={t('office.search.first')} text={t('office.search.firstText')} />
      ) : (
        <Found found={found} />
      )}
    </>
  );
}
