import { TextInput, type TextInputProps } from '@mantine/core';
import { keepDigits } from './whole-number.ts';

type WholeFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
  isSigned?: boolean;
};

const LONGEST = 10;

/** A whole number, or nothing; what is no digit is not taken. */
export function WholeField({ value, onChange, isSigned = false, ...rest }: WholeFieldProps) {
  return (
    <TextInput
      inputMode={isSigned ? 'text' : 'numeric'}
      autoComplete="off"
      dir="ltr"
      maxLength={LONGEST}
      value={value}
      onChange={(event) => onChange(keepDigits(event.currentTarget.value, isSigned))}
      {...rest}
    />
  );
}
