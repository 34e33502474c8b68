import { Group, Text } from '@mantine/core';
import type { Role } from '@vitrina/contract/access.ts';
import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/floating/hint.tsx';
import classes from './role-names.module.css';

type Props = { roles: readonly Role[] };

export function RoleNames({ roles }: Props) {
  const { t } = useTranslation();
  return <Text size="sm">{roles.map((role) => t(`roles.${role}`)).join(', ')}</Text>;
}

/** Each with its meaning on hover and focus. */
export function RoleChips({ roles }: Props) {
  const { t } = useTranslation();
  return (
    <Group gap={4} className={classes['chips'] ?? ''}>
      {roles.map((role) => (
        <Hint key={role} label={t(`roleMeanings.${role}`)}>
          <span className={classes['chip']} data-role={role}>
            {t(`roles.${role}`)}
          </span>
        </Hint>
      ))}
    </Group>
  );
}

/** For those who see the names of roles for the first time. */
export function RoleMeanings({ roles }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={classes['meanings']}>
      {roles.map((role) => (
        <li key={role}>
          <Text size="sm" fw={500}>
            {t(`roles.${role}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {t(`roleMeanings.${role}`)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
