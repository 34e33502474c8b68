import { ActionIcon } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_IDS, LANGUAGES } from '../../platform/texts/languages.ts';
import { changeLanguage } from '../../platform/texts/start-language.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { Hint } from '../../ui/floating/hint.tsx';
import { MenuButton } from '../../ui/floating/menu-button.tsx';

export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <MenuButton
      position="bottom-end"
      width={180}
      button={
        <Hint label={t('shell.language')}>
          <ActionIcon size="lg" aria-label={t('shell.language')}>
            <IconLanguage size={20} stroke={1.6} />
          </ActionIcon>
        </Hint>
      }
    >
      {(Menu) => (
        <>
          {LANGUAGE_IDS.map((id) => (
            <Menu.Item
              key={id}
              lang={id}
              aria-current={id === current}
              rightSection={id === current ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => void changeLanguage(id)}
            >
              {LANGUAGES[id].name}
            </Menu.Item>
          ))}
        </>
      )}
    </MenuButton>
  );
}
