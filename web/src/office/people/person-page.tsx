import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { UserId } from '@vitrina/contract/ids.ts';
import { type MoveDirection, openWallet } from '@vitrina/contract/office.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OPERATION_COLUMNS } from './operation-columns.tsx';
import { PersonWaits, useWayBack } from './person-waits.tsx';

const route = getRouteApi('/office');
type Opened = OutputOf<typeof openWallet>;

/** Who somebody is, what is in the wallet and how it came there. Opening it is recorded. */
export function PersonPage({ userId }: { userId: number }) {
  const { page, pageSize } = route.useSearch();
  const input = { userId: UserId.parse(userId), page, pageSize };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...routeQuery(openWallet, input),
    placeholderData: keepPreviousData,
  });
  const back = useWayBack();
  if (data === undefined || error !== null)
    return (
      <PersonWaits userId={userId}>
        {error !== null && <ProblemState error={error} onRetry={() => void refetch()} />}
      </PersonWaits>
    );
  return (
    <>
      <PageHeader
        title={<bdi>{data.person.fullName}</bdi>}
        whole={data.person.fullName}
        back={back}
        actions={<Moves person={data.person} />}
      />
      <Facts {...data} />
      <Operations opened={data} isRefreshing={isPlaceholderData} />
    </>
  );
}

function Moves({ person }: Pick<Opened, 'person'>) {
  const { t } = useTranslation();
  const { account } = useSession();
  const [moving, setMoving] = useState<MoveDirection | null>(null);
  // The server refuses it too.
  if (account?.id === person.id) return <Text size="sm">{t('errors.office.conflictOfInterest')}</Text>;
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setMoving('grant')}>
        {t('office.move.grant')}
      </Button>
      <Button variant="default" leftSection={<IconMinus size={16} />} onClick={() => setMoving('withdrawal')}>
        {t('office.move.withdrawal')}
      </Button>
      <MoveDialog person={person} direction={moving} onClose={() => setMoving(null)} />
    </>
  );
}

function Facts({ person, wallet, cabinets }: Opened) {
  const { t, format } = useTexts();
  return (
    <>
      <Group gap="4px 14px" mb="sm">
        <Text component="bdi" size="sm" dir="ltr">
          {person.email}
        </Text>
        {!person.isEmailVerified && <StatusBadge tone="warning">{t('office.emailNotVerified')}</StatusBadge>}
        <Text size="sm" c="dimmed">
          {t('office.since', { id: person.id, since: format.instant(person.createdAt) })}
        </Text>
        {cabinets.map(({ id, name, roles }) => (
          <Text key={id} size="sm" c="dimmed">
            <bdi>{name}</bdi> ({roles.map((role) => t(`roles.${role}`)).join(', ')})
          </Text>
        ))}
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/office" search={{ tab: 'payments', user: person.id, view: 'succeeded' }} {...props} />
          )}
        >
          {t('office.paymentsOf')}
        </Anchor>
        <Anchor
          size="sm"
          renderRoot={(props) => <Link to="/office" search={{ tab: 'audit', user: person.id }} {...props} />}
        >
          {t('office.actionsOf')}
        </Anchor>
      </Group>
      <StatStrip label={t('office.wallet')}>
        <StatCard label={t('office.available')} value={wallet.available} unit="count" />
        <StatCard label={t('office.frozen')} value={wallet.frozen} unit="count" />
      </StatStrip>
    </>
  );
}

function Operations({ opened, isRefreshing }: { opened: Opened; isRefreshing: boolean }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { page, pageSize } = route.useSearch();
  return (
    <DataTable
      id="office-operations"
      label={t('office.operations')}
      columns={OPERATION_COLUMNS}
      rows={opened.operations}
      rowKey={({ id }) => String(id)}
      page={{ page, pageSize, total: opened.total }}
      onPage={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
      pageSizes={LIST_PAGE_SIZES}
      toolbar={
        <Text component="h2" fw={600} size="md">
          {t('office.operations')}
        </Text>
      }
      isRefreshing={isRefreshing}
      empty={{ title: t('office.noOperations') }}
    />
  );
}
