import {
  IconKeyboard,
  IconLanguage,
  IconLink,
  IconLogout,
  IconMoon,
  IconPalette,
  IconPlus,
  IconSun,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../accounts/use-sign-out.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../platform/texts/languages.ts';
import { changeLanguage } from '../../platform/texts/start-language.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { useCopyLink } from '../../ui/use-copy-link.ts';
import { showDialog } from '../dialogs.ts';
import { otherScheme, useThemeChoice } from '../user-menu/theme-choice.ts';
import type { Find } from './find.ts';
import { matches } from './matches.ts';

type Action = Omit<Find, 'kind'> & { words?: string };

const THEME_ICONS = { dark: IconMoon, light: IconSun };

/** What may be done from anywhere. Languages are found by their own names too. */
export function useActionFinds(typed: string, openAppearance: (() => void) | undefined): Find[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const [choice, chooseTheme] = useThemeChoice();
  const copyLink = useCopyLink();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const theme = otherScheme(choice);
  const actions: Action[] = [
    { key: 'copy', label: t('ui.link.copy'), icon: IconLink, run: () => void copyLink() },
    {
      key: 'theme',
      label: t(`navbar.turn.${theme}`),
      icon: THEME_ICONS[theme],
      run: () => chooseTheme(theme),
    },
    ...(openAppearance === undefined
      ? []
      : [{ key: 'appearance', label: t('navbar.appearance'), icon: IconPalette, run: openAppearance }]),
    {
      key: 'add',
      label: t('shell.addCabinet'),
      icon: IconPlus,
      run: () => void navigate({ to: '/cabinets', search: { create: true } }),
    },
    ...LANGUAGE_IDS.filter((id) => id !== language).map((id) => ({
      key: `language ${id}`,
      label: `${t('shell.language')}: ${LANGUAGES[id].name}`,
      icon: IconLanguage,
      run: () => void changeLanguage(id),
    })),
    { key: 'keys', label: t('shortcuts.title'), icon: IconKeyboard, run: () => showDialog('shortcuts') },
    { key: 'exit', label: t('shell.logout'), icon: IconLogout, run: () => void signOut() },
  ];
  return actions
    .filter(({ label }) => matches(typed, label))
    .map((action) => ({ ...action, kind: 'action' }));
}
