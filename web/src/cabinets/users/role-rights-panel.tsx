import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getCabinetPermissionsOrder, getPermissions } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { RoleTable } from '../../accounts/profile/role-table.tsx';
import { routeQuery } from '../../platform/api/route-query.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { roleRights } from './role-rights.ts';
import classes from './role-rights-panel.module.css';

/** The rules change with a release of the server only. */
const OF_RELEASE = { staleTime: Number.POSITIVE_INFINITY } as const;

/** What each role permits, as the server enforces it: whoever gives roles sees what they give. */
export function RoleRightsPanel() {
  const { t } = useTranslation();
  const order = useQuery({ ...routeQuery(getCabinetPermissionsOrder, {}), ...OF_RELEASE });
  const permissions = useQuery({ ...routeQuery(getPermissions, {}), ...OF_RELEASE });
  const error = order.error ?? permissions.error;
  return (
    <Panel title={t('cabinets.users.rights.title')} description={t('cabinets.users.rights.text')} isFlush>
      {order.data !== undefined && permissions.data !== undefined ? (
        <RightsTable {...roleRights({ ...order.data, ...permissions.data })} />
      ) : error === null ? (
        <Skeleton height={330} radius={0} />
      ) : (
        <ProblemState
          error={error}
          onRetry={() => void Promise.all([order.refetch(), permissions.refetch()])}
        />
      )}
    </Panel>
  );
}

function RightsTable({ roles, rights }: ReturnType<typeof roleRights>) {
  const { t } = useTranslation();
  return (
    <RoleTable
      label={t('cabinets.users.rights.title')}
      corner={t('cabinets.users.rights.corner')}
      roles={roles}
      rows={rights.map(({ right, roles: having }) => ({
        key: right,
        head: (
          <Text size="md" className={classes['right'] ?? ''}>
            {t(`rights.${right}`)}
          </Text>
        ),
        roles: having,
      }))}
    />
  );
}
