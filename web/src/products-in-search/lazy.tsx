import { TextInput } from '@mantine/core';
import { onDemand } from '../platform/loading/on-demand.tsx';
import type { SuggestFieldProps } from './suggest-field.tsx';

/** The same field with the same words; what is typed into it stays, and nothing is suggested yet. */
function StandIn({ placeholder, maxLength, value, onChange, ...rest }: SuggestFieldProps) {
  return (
    <TextInput
      {...{ placeholder, maxLength, value }}
      aria-label={rest['aria-label']}
      dir="auto"
      aria-busy
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A screen does not wait for the list and what places it under the field. */
export const SuggestField = onDemand(async () => (await import('./suggest-field.tsx')).SuggestField, StandIn);
