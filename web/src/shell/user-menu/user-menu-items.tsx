import { Menu, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconFiles,
  IconKeyboard,
  IconLogout,
  IconPalette,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../accounts/use-sign-out.ts';
import { useMyFiles } from '../../exports/use-my-files.ts';
import { useSingleKeys } from '../../platform/browser/use-shortcut.ts';
import { useSession } from '../../platform/session/session.ts';
import { MenuChoice } from '../../ui/menu-choice.tsx';
import { showDialog } from '../dialogs.ts';
import { PhoneItems } from '../phone-items.tsx';
import classes from './user-menu.module.css';
import { UserMenuMoney } from './user-menu-money.tsx';

const PHONE = '(max-width: 37.5em)';

const picture = (Picture: typeof IconUser) => <Picture size={17} stroke={1.6} aria-hidden />;

export function UserMenuItems({ onAppearance }: { onAppearance?: () => void }) {
  const { t } = useTranslation();
  const { account, isGuest } = useSession();
  const signOut = useSignOut();
  const files = useMyFiles();
  const [hasKeys, toggleKeys] = useSingleKeys();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) === true;
  if (account === null) return null;
  return (
    <>
      <div className={classes['person']}>
        <Text fw={600} truncate dir="auto">
          {isGuest ? t('shell.demo.guest') : account.fullName || account.username || account.email}
        </Text>
        {!isGuest && (
          <Text size="sm" c="dimmed" truncate dir="ltr" className={classes['email'] ?? ''}>
            {account.email}
          </Text>
        )}
      </div>
      <Menu.Divider />
      {/* product.md 4.2: without the all-pages access these would be dead links. */}
      {account.hasAllPagesAccess && !isGuest && (
        <>
          <UserMenuMoney />
          <Menu.Divider />
          <Menu.Item component={Link} to="/pages/account-settings" leftSection={picture(IconSettings)}>
            {t('shell.settings')}
          </Menu.Item>
          <Menu.Item component={Link} to="/pages/user-profile" leftSection={picture(IconUser)}>
            {t('shell.profile')}
          </Menu.Item>
          <Menu.Item leftSection={picture(IconFiles)} onClick={files.open}>
            {t('exports.myFiles')}
          </Menu.Item>
        </>
      )}
      {onAppearance !== undefined && (
        <Menu.Item leftSection={picture(IconPalette)} onClick={onAppearance}>
          {t('navbar.appearance')}
        </Menu.Item>
      )}
      {isPhone && <PhoneItems />}
      <Menu.Item leftSection={picture(IconKeyboard)} onClick={() => showDialog('shortcuts')}>
        {t('shortcuts.title')}
      </Menu.Item>
      {/* What is only hidden would stop the arrows of the menu. */}
      {!isPhone && (
        <MenuChoice isOn={hasKeys} onChange={toggleKeys} icon={<span className={classes['indent']} />}>
          {t('shortcuts.singleKeys')}
        </MenuChoice>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={picture(IconLogout)} onClick={() => void signOut()}>
        {t(isGuest ? 'shell.demo.leave' : 'shell.logout')}
      </Menu.Item>
    </>
  );
}
