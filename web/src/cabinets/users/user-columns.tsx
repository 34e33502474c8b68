import { ActionIcon, Group, Menu, Stack, Text, Tooltip } from '@mantine/core';
import { IconDots, IconLock, IconPencil, IconUserMinus } from '@tabler/icons-react';
import type { CabinetUser } from '@vitrina/contract/cabinet.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../accounts/person-avatar.tsx';
import { machineNow } from '../../platform/clock.ts';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { LongName } from '../long-name.tsx';
import { RoleChips } from '../role-names.tsx';
import { EmailText } from './email-text.tsx';
import classes from './user-actions.module.css';
import type { UserRow } from './user-row.ts';

function UserActions({ row: { user, lock, onEdit, onRemove } }: { row: UserRow }) {
  const { t } = useTranslation();
  if (lock !== undefined) {
    const reason = t(`cabinets.users.locks.${lock}`);
    return (
      <Tooltip label={reason} openDelay={0}>
        <span className={classes['lock']} role="img" aria-label={reason}>
          <IconLock size={16} aria-hidden />
        </span>
      </Tooltip>
    );
  }
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={t('cabinets.users.actions', { name: user.fullName })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(user)}>
          {t('cabinets.users.edit')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconUserMinus size={16} aria-hidden />}
          onClick={() => onRemove(user)}
        >
          {t('cabinets.users.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function UserName({ row: { user, isMe } }: { row: UserRow }) {
  const { t } = useTranslation();
  return (
    <Group gap={8} wrap="nowrap">
      <PersonAvatar fullName={user.fullName} avatar={user.avatar} size={28} />
      <LongName name={user.fullName} />
      {isMe && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {t('cabinets.users.me')}
        </Text>
      )}
    </Group>
  );
}

/** Roles are kept while the plan has no seat for a person, and say so. */
function Roles({ user }: { user: CabinetUser }) {
  const { t } = useTranslation();
  if (user.restingSince === null) return <RoleChips roles={user.roles} />;
  return (
    <Stack gap={2} align="flex-start">
      <RoleChips roles={user.roles} />
      <Text size="xs" c="var(--v-warning-text)">
        {t('cabinets.users.resting')}
      </Text>
    </Stack>
  );
}

function Joined({ at }: { at: string }) {
  const format = useFormat();
  return <Text size="sm">{format.day(moscowDay(new Date(at)))}</Text>;
}

/** Sessions run by the machine's clock, whatever the product's does. */
function LastSeen({ at }: { at: string | null }) {
  const { t, format } = useTexts();
  return (
    <Text size="sm" {...(at === null ? { c: 'dimmed' } : {})}>
      {at === null ? t('cabinets.users.neverSeen') : format.ago(at, machineNow())}
    </Text>
  );
}

const USER: Column<UserRow> = {
  id: 'user',
  header: 'cabinets.users.columns.user',
  kind: 'custom',
  value: ({ user }) => user.fullName,
  width: 200,
  sortable: true,
  cell: (row) => <UserName row={row} />,
};

const FACTS: readonly Column<UserRow>[] = [
  {
    id: 'email',
    header: 'cabinets.users.email',
    kind: 'custom',
    value: ({ user }) => user.email,
    width: 190,
    sortable: true,
    isInCard: 'wide',
    cell: ({ user }) => <EmailText email={user.email} />,
  },
  {
    id: 'roles',
    header: 'cabinets.users.roles',
    kind: 'custom',
    plain: ({ user }, { t }) =>
      [
        ...user.roles.map((role) => t(`roles.${role}`)),
        ...(user.restingSince === null ? [] : [t('cabinets.users.resting')]),
      ].join(', '),
    width: 230,
    isInCard: 'wide',
    cell: ({ user }) => <Roles user={user} />,
  },
  {
    id: 'joinedAt',
    header: 'cabinets.users.columns.joinedAt',
    kind: 'custom',
    value: ({ user }) => user.joinedAt,
    plain: ({ user }, { format }) => format.instant(user.joinedAt),
    width: 115,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: ({ user }) => <Joined at={user.joinedAt} />,
  },
  {
    id: 'lastSeenAt',
    header: 'cabinets.users.columns.lastSeenAt',
    kind: 'custom',
    value: ({ user }) => user.lastSeenAt ?? undefined,
    plain: ({ user }, { format }) => user.lastSeenAt && format.instant(user.lastSeenAt),
    width: 130,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: ({ user }) => <LastSeen at={user.lastSeenAt} />,
  },
];

const ACTIONS: Column<UserRow> = {
  id: 'actions',
  header: 'cabinets.users.columns.actions',
  kind: 'custom',
  width: 104,
  isFixed: true,
  cell: (row) => <UserActions row={row} />,
};

/** Whoever only looks has no column of actions. */
export const LOOK_COLUMNS = [USER, ...FACTS];
export const MANAGE_COLUMNS = [USER, ...FACTS, ACTIONS];
