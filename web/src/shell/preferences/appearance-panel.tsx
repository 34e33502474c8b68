import { Button, CloseButton, SegmentedControl, Switch, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Overlay } from '../overlay.tsx';
import type { AppearanceProps } from '../shell-parts.ts';
import { THEME_CHOICES, useThemeChoice } from '../user-menu/theme-choice.ts';
import classes from './appearance-panel.module.css';
import { changePreferences, PREFERENCES, type Preferences, resetPreferences } from './preferences.ts';
import { PrimaryColorField } from './primary-color-field.tsx';
import { usePreferences } from './use-preferences.ts';

type ChoiceName = 'contentLayoutNav' | 'contentWidth' | 'footerType' | 'navbarType' | 'horizontalNavType';

/** One preference with its few values side by side. */
function ChoiceField({ name }: { name: ChoiceName }) {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const values: readonly Preferences[ChoiceName][] = PREFERENCES[name];
  return (
    <div className={classes['field']}>
      <Text size="sm" fw={500}>
        {t(`shell.appearance.${name}`)}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t(`shell.appearance.${name}`)}
        value={preferences[name]}
        onChange={(value) => changePreferences({ [name]: value })}
        data={values.map((value) => ({ value, label: t(`shell.appearance.values.${value}`) }))}
      />
    </div>
  );
}

/** Every change is seen at once on the page behind. */
export function AppearancePanel({ isOpen, isNarrow, onClose }: AppearanceProps) {
  const { t } = useTranslation();
  const [theme, chooseTheme] = useThemeChoice();
  return (
    <Overlay label={t('shell.appearance.title')} side="end" isClear isOpen={isOpen} onClose={onClose}>
      <div className={classes['head']}>
        <Title order={2} size="h4">
          {t('shell.appearance.title')}
        </Title>
        <CloseButton aria-label={t('common.close')} onClick={onClose} />
      </div>
      <div className={classes['body']}>
        <div className={classes['field']}>
          <Text size="sm" fw={500}>
            {t('shell.theme')}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('shell.theme')}
            value={theme}
            onChange={chooseTheme}
            data={THEME_CHOICES.map((value) => ({ value, label: t(`shell.themes.${value}`) }))}
          />
        </div>
        <PrimaryColorField />
        {isNarrow ? (
          <Text size="sm" c="dimmed">
            {t('shell.appearance.onWide')}
          </Text>
        ) : (
          <LayoutFields />
        )}
      </div>
      <div className={classes['foot']}>
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            resetPreferences();
            chooseTheme('light');
          }}
        >
          {t('shell.appearance.reset')}
        </Button>
      </div>
    </Overlay>
  );
}

function LayoutFields() {
  const { t } = useTranslation();
  const { contentLayoutNav, navbarType, navbarBlur, verticalNavCollapsed } = usePreferences();
  return (
    <>
      <ChoiceField name="contentLayoutNav" />
      {contentLayoutNav === 'horizontal' ? (
        <ChoiceField name="horizontalNavType" />
      ) : (
        <Switch
          label={t('shell.appearance.verticalNavCollapsed')}
          checked={verticalNavCollapsed === 'true'}
          onChange={({ currentTarget }) =>
            changePreferences({ verticalNavCollapsed: currentTarget.checked ? 'true' : 'false' })
          }
        />
      )}
      <ChoiceField name="contentWidth" />
      <ChoiceField name="navbarType" />
      <Switch
        label={t('shell.appearance.navbarBlur')}
        disabled={navbarType !== 'sticky'}
        checked={navbarBlur === 'true'}
        onChange={({ currentTarget }) =>
          changePreferences({ navbarBlur: currentTarget.checked ? 'true' : 'false' })
        }
      />
      <ChoiceField name="footerType" />
    </>
  );
}
