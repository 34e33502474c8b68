import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './sentence.module.css';

type Choice = { value: string; label: string };
type ChoiceFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  data: readonly (Choice | { group: string; items: Choice[] })[];
};

/** A word of a sentence that is one of several: the browser's own list, which every phone and reader knows. */
export function ChoiceField({ label, value, onChange, data }: ChoiceFieldProps) {
  return (
    <NativeSelect
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[...data]}
    />
  );
}

type NumberFieldProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  maximum: number;
};

/** A number of a sentence. What is no number yet stays in the field, and the rule keeps the last one. */
export function NumberField({ label, value, onChange, maximum }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maximum;
  return (
    <TextInput
      className={classes['number'] ?? ''}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      min={1}
      max={maximum}
      aria-label={label}
      title={label}
      value={typed ?? value}
      error={typed !== null && !isRight(typed)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (isRight(text)) onChange(Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
