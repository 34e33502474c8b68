import { Checkbox, Stack } from '@mantine/core';
import { GIVEN_ROLES, type Role } from '@vitrina/contract/access.ts';
import { useTranslation } from 'react-i18next';
import { type GivenRole, mayGive } from './role-choice.ts';

type Props = {
  value: readonly GivenRole[];
  onChange: (roles: GivenRole[]) => void;
  /** The roles of whoever gives. */
  actor: readonly Role[];
  error?: string | undefined;
};

/** Each role with its meaning in a line; one that may not be given stays in sight with the reason. */
export function RoleFields({ value, onChange, actor, error }: Props) {
  const { t } = useTranslation();

  function change(names: readonly string[]) {
    onChange(GIVEN_ROLES.filter((role) => names.includes(role)));
  }

  return (
    <Checkbox.Group
      label={t('cabinets.users.roles')}
      description={t('cabinets.users.rolesAdd')}
      value={[...value]}
      onChange={change}
      error={error}
    >
      <Stack gap="sm" mt="sm" mb={error === undefined ? 0 : 'xs'}>
        {GIVEN_ROLES.map((role) => {
          const isGivable = mayGive(role, actor);
          return (
            <Checkbox
              key={role}
              value={role}
              label={t(`roles.${role}`)}
              description={t(isGivable ? `roleMeanings.${role}` : 'cabinets.users.roleTooHigh')}
              disabled={!isGivable}
            />
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}
