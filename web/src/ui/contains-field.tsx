import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTypedText } from './typed-text/use-typed-text.ts';

type ContainsFieldProps = { value: string; onChange: (part: string) => void; label: string };

/** Typing does not ask the server for every letter, nor fill the address with them. */
const TYPING_PAUSE_MS = 300;

/** A part of a text that narrows a table; follows the address when that changes by itself (Back, a chip, a saved view). */
export function ContainsField({ value, onChange, label }: ContainsFieldProps) {
  const { text, type } = useTypedText(
    value,
    (part) => {
      onChange(part);
      return part;
    },
    TYPING_PAUSE_MS,
  );
  return (
    <TextInput
      w={280}
      maw="100%"
      type="search"
      leftSection={<IconSearch size={16} aria-hidden />}
      placeholder={label}
      aria-label={label}
      maxLength={200}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
