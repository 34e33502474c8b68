import { IconSettings, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { usePages } from '../use-pages.ts';
import type { Find } from './find.ts';
import { matches } from './matches.ts';
import { OF_MENU, wordsOf } from './menu-finds.ts';

const SETTINGS = [
  'account',
  'security',
  'tariff',
  'wallet',
  'referral',
  'connections',
  'notifications',
] as const;

/** Screens by their titles here and by what they are called in any of the four languages. */
export function usePageFinds(typed: string): Find[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { account } = useSession();
  const pages = usePages();
  const ofMenu = pages.map((page): Find & { words: string } => ({
    key: `${OF_MENU}${page.route}`,
    kind: 'page',
    label: t(page.title),
    icon: page.icon,
    words: wordsOf(page.route),
    run: () => void navigate({ to: page.path }),
  }));
  const ofPerson = SETTINGS.map((tab): Find & { words: string } => ({
    key: `settings ${tab}`,
    kind: 'page',
    label: t(`menu.settings.${tab}`),
    note: t('screens.accountSettings'),
    icon: IconSettings,
    words: t('screens.accountSettings'),
    run: () => void navigate({ to: '/pages/account-settings/$tab', params: { tab } }),
  }));
  const profile: Find & { words: string } = {
    key: 'profile',
    kind: 'page',
    label: t('screens.userProfile'),
    icon: IconUser,
    words: '',
    run: () => void navigate({ to: '/pages/user-profile/$tab', params: { tab: 'profile' } }),
  };
  // Without the all-pages access the screens of the person are closed.
  const offered = account?.hasAllPagesAccess === false ? ofMenu : [...ofMenu, ...ofPerson, profile];
  return offered.filter(({ label, words }) => matches(typed, `${label} ${words}`));
}
