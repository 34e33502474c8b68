import { Menu } from '@mantine/core';
import { IconCheck, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_IDS, LANGUAGES } from '../platform/texts/languages.ts';
import { changeLanguage } from '../platform/texts/start-language.ts';
import { useLanguage } from '../platform/texts/use-format.ts';
import { otherScheme, useThemeChoice } from './user-menu/theme-choice.ts';

/** What stands in the row itself where there is room for it. */
export function PhoneItems() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [choice, choose] = useThemeChoice();
  const next = otherScheme(choice);
  const Picture = next === 'dark' ? IconMoon : IconSun;
  return (
    <>
      <Menu.Item leftSection={<Picture size={17} stroke={1.6} aria-hidden />} onClick={() => choose(next)}>
        {t(`navbar.turn.${next}`)}
      </Menu.Item>
      <Menu.Divider />
      {LANGUAGE_IDS.map((id) => (
        <Menu.Item
          key={id}
          lang={id}
          aria-current={id === language}
          rightSection={id === language ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => void changeLanguage(id)}
        >
          {LANGUAGES[id].name}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
