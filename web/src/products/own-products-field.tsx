import { Button, Input } from '@mantine/core';
import { IconChevronDown, IconPackage } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnProductsDialog } from './lazy.tsx';

type OwnProductsFieldProps = {
  value: readonly number[];
  onChange: (skus: number[]) => void;
  maximum: number;
  label: string;
  /** What is meant while nothing is chosen. */
  emptyText: string;
  /** How many of them a chart draws, where the screen has one. */
  drawn?: number;
  /** Among the conditions of a screen: its name is heard and not written above it. */
  isChip?: boolean;
};

/** Some of the cabinet's own products: a button that says how many, and a list with photos to choose from. */
export function OwnProductsField(props: OwnProductsFieldProps) {
  const { value, onChange, label, emptyText, isChip = false, ...rest } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const text = value.length === 0 ? emptyText : t('products.picker.picked', { count: value.length });
  return (
    <Input.Wrapper id={id} {...(isChip ? {} : { label, w: { base: '100%', sm: 'auto' } })}>
      <div>
        <Button
          id={id}
          variant="default"
          fw={400}
          {...(isChip
            ? { size: 'xs', radius: 'xl', h: 30, fz: 'sm' }
            : { w: { base: '100%', sm: 260 }, justify: 'space-between' })}
          leftSection={<IconPackage size={17} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          aria-label={`${label}: ${text}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {text}
        </Button>
      </div>
      <OwnProductsDialog
        isOpen={isOpen}
        value={value}
        {...rest}
        onClose={() => setIsOpen(false)}
        onChange={(skus) => {
          setIsOpen(false);
          onChange(skus);
        }}
      />
    </Input.Wrapper>
  );
}
