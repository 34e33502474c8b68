import { Anchor, Group, Text } from '@mantine/core';
import type { Cabinet } from '@vitrina/contract/cabinets.ts';
import { Link } from '@tanstack/react-router';
import type { Column } from '../ui/data-table/column.ts';
import { KeyStatusBadge } from './key-status-badge.tsx';
import { RoleNames } from './role-names.tsx';

/** screens.md: cabinet, users' rights, status, settings. The list comes valid first from the server. */
export const CABINET_COLUMNS: readonly Column<Cabinet>[] = [
  {
    id: 'name',
    header: 'cabinets.columns.name',
    kind: 'custom',
    value: (cabinet) => cabinet.name,
    width: 280,
    isInCard: true,
    cell: (cabinet) => (
      <Anchor component={Link} to={`/cabinets/${cabinet.id}`} fw={500}>
        {cabinet.name}
      </Anchor>
    ),
  },
  {
    id: 'sellerId',
    header: 'cabinets.columns.seller',
    kind: 'custom',
    value: (cabinet) => cabinet.sellerName,
    width: 260,
    isInCard: true,
    cell: (cabinet) => (
      <Group gap={8} wrap="nowrap">
        <Text size="sm" truncate>
          {cabinet.sellerName}
        </Text>
        <Text size="sm" c="dimmed">
          {cabinet.sellerId}
        </Text>
      </Group>
    ),
  },
  {
    id: 'status',
    header: 'cabinets.columns.status',
    kind: 'custom',
    value: (cabinet) => cabinet.keyStatus,
    width: 220,
    isInCard: true,
    cell: (cabinet) => <KeyStatusBadge cabinet={cabinet} />,
  },
  {
    id: 'roles',
    header: 'cabinets.columns.roles',
    kind: 'custom',
    width: 220,
    isInCard: true,
    cell: (cabinet) => <RoleNames roles={cabinet.roles} />,
  },
];
