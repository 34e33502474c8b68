import { useMutation } from '@tanstack/react-query';
import { aboutFile, coverageOf, longFile, wideFile } from '@vitrina/contract/positions/file.ts';
import { type PositionFileForm, startPositionExport } from '@vitrina/contract/positions/views.ts';
import { useFollowExport } from '../../exports/use-follow-export.ts';
import { call } from '../../platform/api/call.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { now } from '../../platform/clock.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useIsRightToLeft, useTexts } from '../../platform/texts/use-format.ts';
import type { PositionMatrix } from '../matrix/read-matrix.ts';
import type { EntryScope } from '../matrix/use-entry-matrix.ts';
import { fileTexts } from './file-texts.ts';
import { formMadeNow } from './is-made-later.ts';
import { writePositionFile } from './write-position-file.ts';

const MAKERS = { wide: wideFile, long: longFile };

type Save = { form: PositionFileForm; format: 'csv' | 'xlsx' };

/** A small file is saved at once; a large one is ordered and comes when it is made. */
export function useSavePositions(matrix: PositionMatrix, scope: EntryScope) {
  const { t, format } = useTexts();
  const isRightToLeft = useIsRightToLeft();
  const cabinet = useCabinet();
  const followExport = useFollowExport();
  const { entry, buckets, rows } = matrix;
  const { search, period, grouping } = scope;

  async function saveNow(form: 'wide' | 'long', kind: Save['format'], texts: Texts): Promise<void> {
    const file = MAKERS[form]({ buckets, rows, grouping, colorBy: search.color, texts });
    const about = aboutFile({
      texts,
      cabinetName: cabinet.name,
      productName: entry.name ?? String(entry.sku),
      sku: entry.sku,
      cityName: entry.cityName,
      rows: file.rows.length,
      coverage: coverageOf(rows),
      madeAt: now(),
    });
    const blob = await writePositionFile(file, { format: kind, texts, about, isRightToLeft });
    saveFile(blob, `positions_${entry.sku}_${period.from}_${period.to}_${form}.${kind}`);
  }

  async function save({ form, format: kind }: Save): Promise<void> {
    const texts = fileTexts(t, format, { ...scope, form });
    const madeNow = formMadeNow(form, matrix);
    if (madeNow !== undefined) return saveNow(madeNow, kind, texts);
    const { exportId } = await call(startPositionExport, {
      cabinetId: cabinet.id,
      entryId: entry.id,
      ...period,
      grouping,
      choice: search.choice,
      form,
      format: kind,
      colorBy: search.color,
      isRightToLeft,
      texts,
      queries: rows.map(({ query }) => query),
    });
    await followExport(exportId);
  }

  return useMutation({ mutationFn: save });
}

type Texts = ReturnType<typeof fileTexts>;
