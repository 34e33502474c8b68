import { Checkbox, Stack } from '@mantine/core';

type SeveralFieldProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  options: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (values: Value[]) => void;
};

/** Any of a few, in their own order whichever was chosen first: an address is the same for the same choice. */
export function SeveralField<Value extends string>(props: SeveralFieldProps<Value>) {
  const { label, values, options, labelOf, onChange } = props;
  return (
    <Checkbox.Group
      label={label}
      value={[...values]}
      onChange={(chosen) => onChange(options.filter((option) => chosen.includes(option)))}
    >
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Checkbox key={option} value={option} label={labelOf(option)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
