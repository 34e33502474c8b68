import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { THEME_CHOICES, useThemeChoice } from './theme-choice.ts';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

export function ThemeMenu() {
  const { t } = useTranslation();
  const [current, choose] = useThemeChoice();
  const CurrentIcon = ICONS[current];
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Tooltip label={t('shell.theme')}>
          <ActionIcon size="lg" aria-label={t('shell.theme')}>
            <CurrentIcon size={20} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {THEME_CHOICES.map((choice) => {
          const ChoiceIcon = ICONS[choice];
          return (
            <Menu.Item
              key={choice}
              aria-current={choice === current}
              leftSection={<ChoiceIcon size={17} stroke={1.6} aria-hidden />}
              rightSection={choice === current ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => choose(choice)}
            >
              {t(`shell.themes.${choice}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
