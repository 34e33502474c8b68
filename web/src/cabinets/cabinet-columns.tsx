import { Avatar, Group } from '@mantine/core';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { PersonAvatar } from '../accounts/person-avatar.tsx';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable } from '../ui/absent.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { Hint } from '../ui/floating/hint.tsx';
import { CabinetGear, CabinetKeys, CabinetName, CabinetStatus } from './cabinet-cells.tsx';
import { picturesOf, stateOf } from './cabinet-state.ts';
import { RoleNames } from './role-names.tsx';

const SHOWN = 3;
const SIZE = 28;

/** The first few faces and how many more there are. */
function PeopleStack({ cabinet: { users, usersCount } }: { cabinet: Cabinet }) {
  const { t, format } = useTexts();
  const shown = users.slice(0, SHOWN);
  const more = usersCount - shown.length;
  const names = shown.map(({ fullName }) => fullName).join(', ');
  const label = t('cabinets.people', { names: more > 0 ? `${names}, +${format.count(more)}` : names });
  // Whoever has no role is told nothing of the others.
  if (usersCount === 0) return <NotApplicable />;
  return (
    <Hint label={label}>
      <Group gap={0} wrap="nowrap" role="img" aria-label={label} w="fit-content">
        <Avatar.Group spacing={4}>
          {shown.map(({ id, fullName, avatar }) => (
            <PersonAvatar key={id} fullName={fullName} avatar={avatar} size={SIZE} />
          ))}
          {more > 0 && (
            <Avatar size={SIZE} radius="xl" dir="ltr">
              +{format.count(more)}
            </Avatar>
          )}
        </Avatar.Group>
      </Group>
    </Hint>
  );
}

/** product.md 2.4: cabinet, users, status, settings. The list comes valid first from the session. */
export const CABINET_COLUMNS: readonly Column<Cabinet>[] = [
  {
    id: 'name',
    header: 'cabinets.columns.name',
    kind: 'custom',
    value: ({ name }) => name,
    width: 200,
    sortable: true,
    cell: (cabinet) => <CabinetName cabinet={cabinet} />,
  },
  {
    id: 'users',
    header: 'cabinets.columns.users',
    kind: 'custom',
    value: ({ usersCount }) => usersCount,
    width: 110,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: (cabinet) => <PeopleStack cabinet={cabinet} />,
  },
  {
    id: 'status',
    header: 'cabinets.columns.status',
    kind: 'custom',
    value: stateOf,
    plain: (cabinet, { t }) => t(`cabinets.states.${stateOf(cabinet)}`),
    width: 190,
    sortable: true,
    isInCard: 'wide',
    cell: (cabinet) => <CabinetStatus cabinet={cabinet} />,
  },
  {
    id: 'keys',
    header: 'cabinets.columns.keys',
    kind: 'custom',
    plain: (cabinet, { t }) => t(`cabinets.pictures.${picturesOf(cabinet)}`),
    width: 240,
    isInCard: true,
    cell: (cabinet) => <CabinetKeys cabinet={cabinet} />,
  },
  {
    id: 'roles',
    header: 'cabinets.columns.roles',
    kind: 'custom',
    plain: ({ roles }, { t }) => roles.map((role) => t(`roles.${role}`)).join(', '),
    width: 140,
    isInCard: true,
    cell: ({ roles }) => <RoleNames roles={roles} />,
  },
  {
    id: 'settings',
    header: 'cabinets.columns.settings',
    kind: 'custom',
    width: 96,
    isFixed: true,
    cell: (cabinet) => <CabinetGear cabinet={cabinet} />,
  },
];
