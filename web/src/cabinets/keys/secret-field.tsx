import { PasswordInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanPasted, hasOddCharacters } from './clean-pasted.ts';

type SecretFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  minimum: number;
  description?: string;
  /** What the form says of it; the field itself tells odd letters and what is too short. */
  error?: string | undefined;
  isFirst?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A key that is pasted rather than typed: cleaned on the way in, hidden until the eye is pressed. */
export function SecretField({ label, value, onChange, minimum, error, isFirst, ...rest }: SecretFieldProps) {
  const { t } = useTranslation();
  // A person who types by hand is not told at the first letter that it is too short.
  const [isGiven, setGiven] = useState(false);
  const isShort = isGiven && value !== '' && value.length < minimum;
  const shape = hasOddCharacters(value)
    ? t('cabinets.form.characters')
    : isShort && t('cabinets.form.tooShort', { count: value.length, min: minimum });
  return (
    <PasswordInput
      {...rest}
      label={label}
      value={value}
      error={shape || error}
      onChange={(event) => onChange(cleanPasted(event.currentTarget.value))}
      onPaste={() => setGiven(true)}
      onBlur={() => setGiven(true)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      data-autofocus={isFirst}
      visibilityToggleButtonProps={{ 'aria-label': t('cabinets.form.show'), tabIndex: 0 }}
    />
  );
}
