import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { Column } from '../ui/data-table/column.ts';
import { CabinetGear, CabinetKeys, CabinetName, CabinetStatus } from './cabinet-cells.tsx';
import { picturesOf, stateOf } from './cabinet-state.ts';
import { PeopleStack } from './people-stack.tsx';
import { RoleNames } from './role-names.tsx';

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
