import { Input, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './color-field.module.css';
import { inkOn, parseColor, TAG_COLORS } from './tag-colors.ts';

type Props = { value: string; onChange: (typed: string) => void };

/** Ten colours to press and a field for one's own; the browser moves between radios by itself. */
export function ColorField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const chosen = parseColor(value);
  return (
    <div>
      <Input.Label id={group}>{t('cabinets.tags.color')}</Input.Label>
      <div className={classes['palette']} role="radiogroup" aria-labelledby={group}>
        {TAG_COLORS.map(({ id, color }) => (
          <label key={id} className={classes['swatch']} style={{ '--tag': color, '--ink': inkOn(color) }}>
            <input
              type="radio"
              name={group}
              value={color}
              checked={chosen === color}
              onChange={() => onChange(color)}
              aria-label={t(`cabinets.tags.colors.${id}`)}
            />
            {chosen === color && <IconCheck size={16} aria-hidden />}
          </label>
        ))}
      </div>
      <TextInput
        label={t('cabinets.tags.hex')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={chosen === undefined && t('cabinets.tags.hexError')}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        w={150}
        mt="sm"
      />
    </div>
  );
}
