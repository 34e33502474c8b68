import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { isBlockedInDigits, keepDigits } from './digits-only.ts';

// The contract's Sku: at most twelve digits.
const MAXIMUM_DIGITS = 12;

type SkuFieldProps = {
  value: string;
  onChange: (digits: string) => void;
  label: string;
  description?: string;
  error?: ReactNode;
  placeholder?: string;
};

export function SkuField({ value, onChange, ...rest }: SkuFieldProps) {
  return (
    <TextInput
      {...rest}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onKeyDown={(event) => {
        if (isBlockedInDigits(event)) event.preventDefault();
      }}
      onChange={(event) => onChange(keepDigits(event.currentTarget.value).slice(0, MAXIMUM_DIGITS))}
    />
  );
}
