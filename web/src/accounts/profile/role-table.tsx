import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Role } from '@vitrina/contract/access.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './role-table.module.css';

type RoleRow = { key: string; head: ReactNode; roles: readonly Role[] };

type RoleTableProps = {
  label: string;
  /** What the lines are. */
  corner: string;
  /** The columns. */
  roles: readonly Role[];
  rows: readonly RoleRow[];
};

/** A line for each thing, marked under the roles that it goes with. */
export function RoleTable({ label, corner, roles, rows }: RoleTableProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['scroller']} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {t(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {roles.map((role) => (
                <Mark key={role} isSet={row.roles.includes(role)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation();
  return (
    <td>
      {isSet && <IconCheck size={18} className={classes['check']} aria-hidden />}
      <VisuallyHidden>{t(isSet ? 'profile.roles.has' : 'profile.roles.hasNot')}</VisuallyHidden>
    </td>
  );
}
