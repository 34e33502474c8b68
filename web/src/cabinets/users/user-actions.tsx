import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconLock, IconPencil, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './user-actions.module.css';
import type { UserRow } from './user-row.ts';

export function UserActions({ row: { user, lock, onEdit, onRemove } }: { row: UserRow }) {
  const { t } = useTranslation();
  if (lock !== undefined) {
    const reason = t(`cabinets.users.locks.${lock}`);
    return (
      <Tooltip label={reason} openDelay={0}>
        <span className={classes['lock']} role="img" aria-label={reason}>
          <IconLock size={16} aria-hidden />
        </span>
      </Tooltip>
    );
  }
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={t('cabinets.users.actions', { name: user.fullName })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(user)}>
          {t('cabinets.users.edit')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconUserMinus size={16} aria-hidden />}
          onClick={() => onRemove(user)}
        >
          {t('cabinets.users.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
