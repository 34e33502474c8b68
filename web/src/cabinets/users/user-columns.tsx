import type { Column } from '../../ui/data-table/column.ts';
import { RoleChips } from '../role-names.tsx';
import { EmailText } from './email-text.tsx';
import { UserActions } from './user-actions.tsx';
import { Joined, LastSeen, UserName } from './user-cells.tsx';
import type { UserRow } from './user-row.ts';

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
    plain: ({ user }, { t }) => user.roles.map((role) => t(`roles.${role}`)).join(', '),
    width: 230,
    isInCard: 'wide',
    cell: ({ user }) => <RoleChips roles={user.roles} />,
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
