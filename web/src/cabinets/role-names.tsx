import { Text } from '@mantine/core';
import type { Role } from '@vitrina/contract/access.ts';
import { useTranslation } from 'react-i18next';

export function RoleNames({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation();
  return <Text size="sm">{roles.map((role) => t(`roles.${role}`)).join(', ')}</Text>;
}
