import { TextInput } from '@mantine/core';
import { onDemand } from '../platform/loading/on-demand.tsx';
import type { SuggestFieldProps } from './suggest-field.tsx';

/** The same field with the same words; what is typed into it stays, and nothing is suggested yet. */
function StandIn({ label, placeholder, maxLength, value, onChange }: SuggestFieldProps) {
  return (
    <TextInput
      {...{ label, placeholder, maxLength, value }}
      flex={{ base: '1 1 100%', sm: '1 1 260px' }}
      dir="auto"
      aria-busy
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A screen does not wait for the list and what places it under the field. */
export const SuggestField = onDemand(async () => (await import('./suggest-field.tsx')).SuggestField, StandIn);
