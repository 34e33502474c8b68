import { Button, Group, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet, CabinetUser } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getCabinetUsers, getInvites } from '@vitrina/contract/cabinets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useSession } from '../../platform/session/session.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { LeaveButton } from '../leave-button.tsx';
import { INVITE_COLUMNS } from './invite-columns.tsx';
import { EditRolesDialog, InviteDialog, RemoveUserDialog } from './lazy.tsx';
import classes from './people-limit.module.css';
import { lockOf } from './role-choice.ts';
import { RoleRightsPanel } from './role-rights-panel.tsx';
import { LOOK_COLUMNS, MANAGE_COLUMNS } from './user-columns.tsx';

/** Only there while somebody is waited for. */
function InvitesPanel({ cabinet }: { cabinet: Cabinet }) {
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

/** interface-rules.md G14: the limit is shown where it is spent. Invitations that wait count too. */
function PeopleLimit({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId: cabinet.id }));
  const limit = limits.data?.limits.find(({ name }) => name === 'cabinetUsers');
  return (
    <div className={classes['meter']}>
      {limit !== undefined && (
        <LimitMeter label={t('limits.cabinetUsers')} current={limit.current} maximum={limit.maximum} />
      )}
    </div>
  );
}

type Props = { cabinet: Cabinet };

export function UsersTab({ cabinet }: Props) {
  const { t } = useTranslation();
  const { account } = useSession();
  const mayManage = rightsOf(cabinet.roles).has('users');
  const people = useQuery(routeQuery(getCabinetUsers, { cabinetId: cabinet.id }));
  // The person stays while a dialog fades out, or its words would change on the way.
  const [person, setPerson] = useState<CabinetUser>();
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  const open = (which: 'edit' | 'remove') => (user: CabinetUser) => {
    setPerson(user);
    setDialog(which);
  };
  const close = () => setDialog(undefined);
  const rows = people.data?.users.map((user) => ({
    user,
    isMe: user.id === account?.id,
    lock: lockOf(user, { id: account?.id, roles: cabinet.roles }),
    onEdit: open('edit'),
    onRemove: open('remove'),
  }));
  const changeable = rows?.filter(({ lock }) => lock === undefined).map(({ user }) => user) ?? [];
  return (
    <>
      <Panel
        title={t('cabinets.tabs.users')}
        actions={mayManage && <InviteButton cabinet={cabinet} />}
        isFlush
      >
        <DataTable
          id="cabinetUsers"
          label={t('cabinets.tabs.users')}
          columns={mayManage ? MANAGE_COLUMNS : LOOK_COLUMNS}
          rows={rows}
          rowKey={({ user }) => String(user.id)}
          expectedRows={cabinet.usersCount}
          error={people.error}
          onRetry={() => void people.refetch()}
          toolbar={<PeopleLimit cabinet={cabinet} />}
        />
      </Panel>
      {mayManage && <InvitesPanel cabinet={cabinet} />}
      <RoleRightsPanel />
      {!cabinet.roles.includes('owner') && (
        <Group>
          <LeaveButton cabinet={cabinet} />
        </Group>
      )}
      <EditRolesDialog
        cabinet={cabinet}
        users={changeable}
        first={person}
        isOpen={dialog === 'edit'}
        onClose={close}
      />
      <RemoveUserDialog cabinet={cabinet} user={person} isOpen={dialog === 'remove'} onClose={close} />
    </>
  );
}

function InviteButton({ cabinet }: Props) {
  const { t } = useTranslation();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconUserPlus size={15} />} onClick={() => setInviting(true)}>
        {t('cabinets.users.invite')}
      </Button>
      <InviteDialog cabinet={cabinet} isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}
