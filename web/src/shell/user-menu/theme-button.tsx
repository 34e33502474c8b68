import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { otherScheme, useThemeChoice } from './theme-choice.ts';

/** Turns light into dark and back; the third choice is in the menu of those who are signed in. */
export function ThemeButton() {
  const { t } = useTranslation();
  const [choice, choose] = useThemeChoice();
  const next = otherScheme(choice);
  const Picture = next === 'dark' ? IconMoon : IconSun;
  const text = `${t('shell.theme')}: ${t(`shell.themes.${next}`)}`;
  return (
    <ActionIcon size="lg" aria-label={text} title={text} onClick={() => choose(next)}>
      <Picture size={20} stroke={1.6} />
    </ActionIcon>
  );
}
