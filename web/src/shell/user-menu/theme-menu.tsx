import { ActionIcon } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconPalette, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/floating/hint.tsx';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import { THEME_CHOICES, useThemeChoice } from './theme-choice.ts';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

export function ThemeMenu({ onAppearance }: { onAppearance?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const [current, choose] = useThemeChoice();
  const CurrentIcon = ICONS[current];
  return (
    <MenuButton
      position="bottom-end"
      width={200}
      button={
        <Hint label={t('shell.theme')}>
          <ActionIcon size="lg" aria-label={t('shell.theme')}>
            <CurrentIcon size={20} stroke={1.6} />
          </ActionIcon>
        </Hint>
      }
    >
      {(Menu) => (
        <>
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
          {onAppearance !== undefined && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconPalette size={17} stroke={1.6} aria-hidden />}
                onClick={onAppearance}
              >
                {t('shell.appearance.more')}
              </Menu.Item>
            </>
          )}
        </>
      )}
    </MenuButton>
  );
}
