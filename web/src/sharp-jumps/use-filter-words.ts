import type { JumpAlertFilter } from '@vitrina/contract/sharp-jumps.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { filterWords } from './filter-words.ts';

export function useFilterWords(): (filter: JumpAlertFilter) => string {
  const { t, format } = useTexts();
  return (filter) => filterWords(filter, { t, format });
}
