import { Autocomplete } from '@mantine/core';

export type SuggestFieldProps = {
  'aria-label': string;
  placeholder: string;
  maxLength: number;
  suggested: readonly string[];
  value: string;
  onChange: (text: string) => void;
  /** What was typed counts. */
  onFinish: (text: string) => void;
};

/** A field of free text with what others have asked under it. */
export function SuggestField({ suggested, onFinish, ...field }: SuggestFieldProps) {
  return (
    <Autocomplete
      {...field}
      dir="auto"
      data={[...suggested]}
      filter={({ options }) => options}
      onOptionSubmit={onFinish}
      onBlur={() => onFinish(field.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onFinish(event.currentTarget.value);
      }}
    />
  );
}
