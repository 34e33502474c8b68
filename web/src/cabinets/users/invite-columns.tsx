import { Text } from '@mantine/core';
import type { Column } from '../../ui/data-table/column.ts';
import { RoleChips } from '../role-names.tsx';
import { InviteActions } from './invite-actions.tsx';
import { InviteExpiry, Sent } from './invite-cells.tsx';
import type { InviteRow } from './invite-row.ts';

export const INVITE_COLUMNS: readonly Column<InviteRow>[] = [
  {
    id: 'email',
    header: 'cabinets.users.email',
    kind: 'custom',
    value: ({ invite }) => invite.email,
    width: 190,
    cell: ({ invite }) => (
      <Text size="sm" fw={500} dir="ltr" truncate w="fit-content" maw="100%">
        {invite.email}
      </Text>
    ),
  },
  {
    id: 'roles',
    header: 'cabinets.users.roles',
    kind: 'custom',
    sortable: false,
    width: 210,
    isInCard: true,
    cell: ({ invite }) => <RoleChips roles={invite.roles} />,
  },
  {
    id: 'invitedBy',
    header: 'cabinets.users.invites.columns.invitedBy',
    kind: 'custom',
    value: ({ invite }) => invite.invitedBy,
    width: 120,
    isInCard: true,
    cell: ({ invite }) => (
      <Text size="sm" dir="auto" truncate w="fit-content" maw="100%">
        {invite.invitedBy}
      </Text>
    ),
  },
  {
    id: 'sentAt',
    header: 'cabinets.users.invites.columns.sentAt',
    kind: 'custom',
    value: ({ invite }) => invite.sentAt,
    width: 115,
    isInCard: true,
    cell: ({ invite }) => <Sent at={invite.sentAt} />,
  },
  {
    id: 'expiresAt',
    header: 'cabinets.users.invites.columns.expiresAt',
    kind: 'custom',
    value: ({ invite }) => invite.expiresAt,
    width: 140,
    isInCard: true,
    cell: ({ invite }) => <InviteExpiry invite={invite} />,
  },
  {
    id: 'actions',
    header: 'cabinets.users.columns.actions',
    kind: 'custom',
    sortable: false,
    width: 200,
    isInCard: true,
    cell: (row) => <InviteActions row={row} />,
  },
];
