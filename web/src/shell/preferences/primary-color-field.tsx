import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIMARY_COLORS } from '../../theme/primary-colors.ts';
import { schemeOf, useThemeChoice } from '../user-menu/theme-choice.ts';
import { changePreferences } from './preferences.ts';
import classes from './primary-color-field.module.css';
import { usePreferences } from './use-preferences.ts';

const PREFERENCE = { light: 'lightPrimaryColor', dark: 'darkPrimaryColor' } as const;

/** Each theme has a colour of its own; the one that is seen now is chosen. */
export function PrimaryColorField() {
  const { t } = useTranslation();
  const name = useId();
  const [theme] = useThemeChoice();
  const preference = PREFERENCE[schemeOf(theme)];
  const chosen = usePreferences()[preference];
  return (
    <fieldset className={classes['field']}>
      <legend className={classes['legend']}>{t(`shell.appearance.${preference}`)}</legend>
      {PRIMARY_COLORS.map((color) => (
        <label
          key={color}
          className={classes['swatch']}
          data-color={color}
          title={t(`shell.appearance.colors.${color}`)}
        >
          <input
            type="radio"
            name={name}
            aria-label={t(`shell.appearance.colors.${color}`)}
            checked={color === chosen}
            onChange={() => changePreferences({ [preference]: color })}
          />
        </label>
      ))}
    </fieldset>
  );
}
