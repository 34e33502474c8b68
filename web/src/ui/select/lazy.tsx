import { ComboboxChevron, TextInput } from '@mantine/core';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import type { SelectFieldProps } from './select-field.tsx';

/** The same field with the same words, which opens nothing yet. */
function StandIn(props: SelectFieldProps) {
  const { data, value, size = 'sm', w, label, description, disabled = false } = props;
  const order = props.inputWrapperOrder;
  const choices = data.flatMap((one) => ('items' in one ? one.items : [one]));
  return (
    <TextInput
      {...{ size, w, label, description, disabled }}
      {...(order === undefined ? {} : { inputWrapperOrder: order })}
      {...(props.title === undefined ? {} : { title: props.title })}
      aria-label={props['aria-label']}
      aria-busy
      readOnly
      value={choices.find((one) => one.value === value)?.label ?? ''}
      rightSection={<ComboboxChevron size={size} />}
    />
  );
}

/** One of several by its name; a screen does not wait for the list and what places it under the field. */
export const SelectField = onDemand(async () => (await import('./select-field.tsx')).SelectField, StandIn);
