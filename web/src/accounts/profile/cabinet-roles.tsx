import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconBuildingStore, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ROLE_ORDER } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import classes from './cabinet-roles.module.css';

/** Highest first; "none" is the absence of all of them. */
const ROLE_COLUMNS = ROLE_ORDER.filter((role) => role !== 'none');

/** What the person is in each cabinet; roles are given on the page of the cabinet. */
export function CabinetRoles({ cabinets }: { cabinets: readonly Cabinet[] }) {
  const { t } = useTranslation();
  if (cabinets.length === 0) return <NoCabinets />;
  return (
    <div className={classes['scroller']} role="region" aria-label={t('profile.roles.title')} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('profile.roles.cabinet')}</th>
            {ROLE_COLUMNS.map((role) => (
              <th key={role} scope="col">
                {t(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cabinets.map((cabinet) => (
            <RoleRow key={cabinet.id} cabinet={cabinet} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RoleRow({ cabinet: { name, sellerId, roles } }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        <Text size="md" fw={500} lineClamp={2} dir="auto" title={name}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {/* Whoever has no role is told the name alone. */}
          {sellerId === '' ? t('roles.none') : t('shell.sellerId', { sellerId })}
        </Text>
      </th>
      {ROLE_COLUMNS.map((role) => {
        const hasRole = roles.includes(role);
        return (
          <td key={role}>
            {hasRole && <IconCheck size={18} className={classes['check']} aria-hidden />}
            <VisuallyHidden>{t(hasRole ? 'profile.roles.has' : 'profile.roles.hasNot')}</VisuallyHidden>
          </td>
        );
      })}
    </tr>
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
