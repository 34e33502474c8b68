import { TextInput } from '@mantine/core';
import { useTexts } from '../../platform/texts/use-format.ts';
import { useTypedText } from '../../ui/typed-text/use-typed-text.ts';
import { type Bounds, readTyped, writeTyped } from './typed-number.ts';

const PAUSE_MS = 400;

type NumberWishProps = {
  label: string;
  /** The present value in words. */
  now: string;
  bounds: Bounds;
  value: number | null;
  /** The value that the field then shows: what was typed may be rounded. */
  onChange: (value: number | null) => number | null;
  isDisabled?: boolean;
};

/** A number that may be left out. What is no number yet stays in the field, and the last answer on the screen. */
export function NumberWish({ label, now, bounds, value, onChange, isDisabled = false }: NumberWishProps) {
  const { t, format } = useTexts();
  const { text, type } = useTypedText(
    writeTyped(value),
    (typed) => {
      const read = readTyped(typed, bounds);
      return writeTyped(read === undefined ? value : onChange(read));
    },
    PAUSE_MS,
  );
  const { least, most } = bounds;
  const isWrong = readTyped(text, bounds) === undefined;
  return (
    <TextInput
      label={label}
      description={now}
      inputMode={least < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      maxLength={12}
      disabled={isDisabled}
      value={text}
      error={isWrong && t('whatIf.outOfBounds', { least: format.count(least), most: format.count(most) })}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
