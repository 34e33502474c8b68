import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isKeyBlocked, readSku, stripNonDigits } from './sku-rules.ts';

type SkuFieldProps = Pick<TextInputProps, 'label' | 'description' | 'placeholder' | 'error' | 'required'> & {
  value: string;
  onChange: (digits: string) => void;
};

/** The SKU of any product of the storefront: digits and nothing else, by the exact rule of product.md 5.6. */
export function SkuField({ value, onChange, error, ...rest }: SkuFieldProps) {
  const { t } = useTranslation();
  const isWrong = value !== '' && readSku(value) === null;

  function strip(event: ChangeEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const digits = stripNonDigits(input.value);
    const caret = stripNonDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
    // Set here and not by React, which would send the caret to the end.
    if (input.value !== digits) {
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    onChange(digits);
  }

  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={value}
      onKeyDown={(event) => isKeyBlocked(event) && event.preventDefault()}
      onChange={strip}
      error={error ?? (isWrong ? t('ui.sku.wrong') : undefined)}
    />
  );
}
