import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

type WordsFieldProps = { label: string; value: string; onChange: (text: string) => void };

const LONGEST = 200;

/** Words that a query has. */
export function WordsField({ label, value, onChange }: WordsFieldProps) {
  return (
    <TextInput
      label={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      dir="auto"
      maxLength={LONGEST}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
