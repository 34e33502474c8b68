import type { JumpAlertFilter } from '@vitrina/contract/sharp-jumps.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/texts/use-format.ts';
import { filterWords } from './filter-words.ts';

export function useFilterWords(): (filter: JumpAlertFilter) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (filter) => filterWords(filter, { t, format });
}
