import type { Export } from '@vitrina/contract/exports.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import { type ExportStage, stageOf } from './rules.ts';

/** How an export stands, in a few words. */
export function useStageText(): (file: Export) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = (count: number) => t('exports.rows', { count, number: format.count(count) });
  return (file) => {
    const stage: ExportStage = stageOf(file);
    if (stage === 'ready') return [rows(file.rowsDone), format.fileSize(file.bytes ?? 0)].join(' · ');
    if (stage !== 'reading') return t(`exports.stages.${stage}`);
    const done = format.count(file.rowsDone);
    return file.rowsTotal === null
      ? rows(file.rowsDone)
      : t('exports.reading', { done, total: format.count(file.rowsTotal) });
  };
}
