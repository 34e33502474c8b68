import type { Export } from '@vitrina/contract/exports.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';
import { stageOf } from './rules.ts';

type Numbers = Pick<Format, 'count' | 'fileSize'>;

/** How an export stands, in a few words. */
export function stageText(t: TFunction, format: Numbers, file: Export): string {
  const rows = t('exports.rows', { count: file.rowsDone, number: format.count(file.rowsDone) });
  const stage = stageOf(file);
  if (stage === 'ready') return [rows, format.fileSize(file.bytes ?? 0)].join(' · ');
  if (stage !== 'reading') return t(`exports.stages.${stage}`);
  if (file.rowsTotal === null) return rows;
  return t('exports.reading', { done: format.count(file.rowsDone), total: format.count(file.rowsTotal) });
}
