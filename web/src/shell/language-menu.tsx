import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_IDS, LANGUAGES } from '../platform/languages.ts';
import { changeLanguage } from '../platform/start-language.ts';
import { useLanguage } from '../platform/use-format.ts';

export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <Menu position="bottom-end" width={180}>
      <Tooltip label={t('shell.language')}>
        <Menu.Target>
          <ActionIcon size="lg" aria-label={t('shell.language')}>
            <IconLanguage size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
