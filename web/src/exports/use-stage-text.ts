import type { Export } from '@vitrina/contract/exports.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { stageText } from './stage-text.ts';

export function useStageText(): (file: Export) => string {
  const { t, format } = useTexts();
  return (file) => stageText(t, format, file);
}
