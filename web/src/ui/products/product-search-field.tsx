import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../typed-text/use-typed-text.ts';
import { SkuBadge } from './lazy.tsx';
import { cleanProductSearch } from './sku-rules.ts';

type ProductSearchFieldProps = {
  value: string;
  onChange: (search: string) => void;
  label: string;
  placeholder?: string;
  width?: number | string;
};

const TYPING_PAUSE_MS = 250;

/** Finds products in a list: digits by their SKU, anything else by name and article. */
export function ProductSearchField(props: ProductSearchFieldProps) {
  const { value, onChange, label, placeholder = label, width = 320 } = props;
  const { t } = useTranslation();
  const { text, type } = useTypedText(
    value,
    (typed) => {
      const { search } = cleanProductSearch(typed);
      onChange(search);
      return search;
    },
    TYPING_PAUSE_MS,
  );
  const isSku = text.trim() !== '' && cleanProductSearch(text).kind === 'sku';
  return (
    <TextInput
      w={width}
      maw="100%"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      maxLength={200}
      onChange={(event) => type(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = cleanProductSearch(event.clipboardData.getData('text'));
        if (pasted.kind !== 'sku' || text !== '') return;
        event.preventDefault();
        type(pasted.search);
      }}
      rightSectionWidth={isSku ? 76 : 34}
      rightSection={
        text === '' ? null : (
          <>
            {isSku && <SkuBadge />}
            <CloseButton size="sm" aria-label={t('ui.sku.clear')} onClick={() => type('')} />
          </>
        )
      }
    />
  );
}
