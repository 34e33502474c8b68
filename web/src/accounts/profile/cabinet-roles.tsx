import { Button, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ROLE_ORDER } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { RoleTable } from './role-table.tsx';

/** Highest first; "none" is the absence of all of them. */
const ROLE_COLUMNS = ROLE_ORDER.filter((role) => role !== 'none');

/** What the person is in each cabinet; roles are given on the page of the cabinet. */
export function CabinetRoles({ cabinets }: { cabinets: readonly Cabinet[] }) {
  const { t } = useTranslation();
  if (cabinets.length === 0) return <NoCabinets />;
  return (
    <RoleTable
      label={t('profile.roles.title')}
      corner={t('profile.roles.cabinet')}
      roles={ROLE_COLUMNS}
      rows={cabinets.map((cabinet) => ({
        key: String(cabinet.id),
        head: <CabinetHead cabinet={cabinet} />,
        roles: cabinet.roles,
      }))}
    />
  );
}

function CabinetHead({ cabinet: { name, sellerId } }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  return (
    <>
      <Text size="md" fw={500} lineClamp={2} dir="auto" title={name}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {/* Whoever has no role is told the name alone. */}
        {sellerId === '' ? t('roles.none') : t('shell.sellerId', { sellerId })}
      </Text>
    </>
  );
}

function NoCabinets() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconBuildingStore}
      title={t('profile.roles.empty')}
      text={t('profile.roles.emptyText')}
      action={
        <Button renderRoot={(props) => <Link to="/cabinets" {...props} />}>{t('profile.toCabinets')}</Button>
      }
    />
  );
}
