import { Select, type SelectProps } from '@mantine/core';

type Choice = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = Omit<SelectProps, 'data' | 'value'> & {
  data: readonly (Choice | { group: string; items: Choice[] })[];
  value: string;
};

export function SelectField(props: SelectFieldProps) {
  return <Select {...props} />;
}
