import { TextInput, type TextInputProps } from '@mantine/core';

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

export function keepDigits(text: string, isSigned: boolean): string {
  const sign = isSigned && /^\s*[-−]/.test(text) ? '-' : '';
  return sign + text.replaceAll(/\D/g, '');
}

export function toWhole(text: string): number | undefined {
  return /\d/.test(text) ? Number(text) : undefined;
}
