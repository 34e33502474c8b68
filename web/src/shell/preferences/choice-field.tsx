import { SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './appearance-panel.module.css';
import { changePreferences, PREFERENCES, type Preferences } from './preferences.ts';
import { usePreferences } from './use-preferences.ts';

type ChoiceName = 'contentLayoutNav' | 'contentWidth' | 'footerType' | 'navbarType' | 'horizontalNavType';

/** One preference with its few values side by side. */
export function ChoiceField({ name }: { name: ChoiceName }) {
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
