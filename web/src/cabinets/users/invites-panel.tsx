import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getInvites } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { INVITE_COLUMNS } from './invite-columns.tsx';

/** Only there while somebody is waited for. */
export function InvitesPanel({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const invites = useQuery(routeQuery(getInvites, { cabinetId: cabinet.id }));
  const title = t('cabinets.users.invites.title');
  if (invites.error) {
    return (
      <Panel title={title}>
        <ProblemState error={invites.error} onRetry={() => void invites.refetch()} />
      </Panel>
    );
  }
  if (invites.data === undefined || invites.data.invites.length === 0) return null;
  return (
    <Panel isFlush>
      <DataTable
        id="cabinetInvites"
        label={title}
        columns={INVITE_COLUMNS}
        rows={invites.data.invites.map((invite) => ({ invite, cabinet }))}
        rowKey={({ invite }) => String(invite.id)}
        toolbar={
          <Text component="h2" fw={600} size="md">
            {title}
          </Text>
        }
      />
    </Panel>
  );
}
