import { Text } from '@mantine/core';
import type { CabinetInvite } from '@vitrina/contract/cabinet.ts';
import { machineNow } from '../../platform/clock.ts';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from '../cabinet-cells.module.css';
import { RoleChips } from '../role-names.tsx';
import { EmailText } from './email-text.tsx';
import { InviteActions } from './invite-actions.tsx';
import type { InviteRow } from './invite-row.ts';
import { isExpired } from './invite-rules.ts';

function Sent({ at }: { at: string }) {
  const format = useFormat();
  return <Text size="sm">{format.instantShort(at)}</Text>;
}

function InviteExpiry({ invite }: { invite: CabinetInvite }) {
  const { t, format } = useTexts();
  if (isExpired(invite, machineNow())) {
    return <StatusBadge tone="danger">{t('cabinets.users.invites.expired')}</StatusBadge>;
  }
  return <Text size="sm">{format.instantShort(invite.expiresAt)}</Text>;
}

export const INVITE_COLUMNS: readonly Column<InviteRow>[] = [
  {
    id: 'email',
    header: 'cabinets.users.email',
    kind: 'custom',
    value: ({ invite }) => invite.email,
    width: 190,
    sortable: true,
    cell: ({ invite }) => <EmailText email={invite.email} isMain />,
  },
  {
    id: 'roles',
    header: 'cabinets.users.roles',
    kind: 'custom',
    plain: ({ invite }, { t }) => invite.roles.map((role) => t(`roles.${role}`)).join(', '),
    width: 190,
    isInCard: 'wide',
    cell: ({ invite }) => <RoleChips roles={invite.roles} />,
  },
  {
    id: 'invitedBy',
    header: 'cabinets.users.invites.columns.invitedBy',
    kind: 'custom',
    value: ({ invite }) => invite.invitedBy,
    width: 140,
    sortable: true,
    isInCard: true,
    cell: ({ invite }) => (
      <Text size="sm" dir="auto" lineClamp={2} title={invite.invitedBy} className={classes['whole'] ?? ''}>
        {invite.invitedBy}
      </Text>
    ),
  },
  {
    id: 'sentAt',
    header: 'cabinets.users.invites.columns.sentAt',
    kind: 'custom',
    value: ({ invite }) => invite.sentAt,
    plain: ({ invite }, { format }) => format.instant(invite.sentAt),
    width: 115,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: ({ invite }) => <Sent at={invite.sentAt} />,
  },
  {
    id: 'expiresAt',
    header: 'cabinets.users.invites.columns.expiresAt',
    kind: 'custom',
    value: ({ invite }) => invite.expiresAt,
    plain: ({ invite }, { format }) => format.instant(invite.expiresAt),
    width: 140,
    sortable: true,
    isInCard: true,
    cell: ({ invite }) => <InviteExpiry invite={invite} />,
  },
  {
    id: 'actions',
    header: 'cabinets.users.columns.actions',
    kind: 'custom',
    width: 200,
    isInCard: 'wide',
    isFixed: true,
    cell: (row) => <InviteActions row={row} />,
  },
];
