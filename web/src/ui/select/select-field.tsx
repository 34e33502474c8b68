import { Select, type SelectProps } from '@mantine/core';

export type SelectFieldProps = Omit<SelectProps, 'data' | 'value'> & {
  data: { value: string; label: string; disabled?: boolean }[];
  value: string;
};

export function SelectField(props: SelectFieldProps) {
  return <Select {...props} />;
}
