import type { Export } from '@vitrina/contract/exports.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/texts/use-format.ts';
import { stageText } from './stage-text.ts';

export function useStageText(): (file: Export) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (file) => stageText(t, format, file);
}
