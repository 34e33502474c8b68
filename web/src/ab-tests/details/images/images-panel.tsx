import { NativeSelect, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { excludeAbImage } from '@vitrina/contract/ab-tests/images.ts';
import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { useMemo, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCabinet, useRight } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../../ui/lazy.tsx';
import { mayExclude } from '../actions/list-actions.ts';
import type { AbTestDetailsSearch } from '../search.ts';
import { useReread } from '../use-ab-test.ts';
import type { TestPhase } from '../verdict-sentence.ts';
import { imageColumns } from './image-columns.tsx';
import classes from './images.module.css';
import { ZoomDialog } from './lazy.tsx';
import { imageRows } from './results-rows.ts';
import { TotalsLine } from './totals-line.tsx';

type ImagesPanelProps = {
  test: AbTest;
  results: Pick<UseQueryResult<AbResults>, 'data' | 'error' | 'refetch'>;
  phase: TestPhase;
  search: AbTestDetailsSearch;
  change: (next: Partial<AbTestDetailsSearch>) => void;
};

/** How each image did. */
export function ImagesPanel({ test, results, phase, search, change }: ImagesPanelProps) {
  const { t } = useTexts();
  const { id: cabinetId } = useCabinet();
  const mayEdit = useRight('edit');
  const reread = useReread();
  const [zoomed, setZoomed] = useState<AbImage>();
  const [isZoomed, setIsZoomed] = useState(false);
  const [excluded, setExcluded] = useState<AbImage>();
  const isCounted = phase === 'counted';
  const rows = useMemo(() => imageRows(test, results.data, isCounted), [test, results.data, isCounted]);
  const columns = useMemo(
    () =>
      imageColumns({
        onZoom: (image) => {
          setZoomed(image);
          setIsZoomed(true);
        },
        mayExclude: (image) => mayEdit && mayExclude(test, image),
        onExclude: setExcluded,
        hasActions: mayEdit && test.status === 'running',
      }),
    [mayEdit, test],
  );
  const hasFailed = isCounted && results.data === undefined && results.error !== null;
  return (
    <div>
      <DataTable
        id="ab-test-images"
        exportName="ab-test-images"
        label={t('abTestDetails.images.title')}
        columns={columns}
        rows={hasFailed ? undefined : rows}
        rowKey={({ image }) => String(image.id)}
        expectedRows={test.images.length}
        error={hasFailed ? results.error : null}
        onRetry={() => void results.refetch()}
        toolbar={
          <BaselineSelect
            images={test.images}
            value={results.data?.images.find(({ isBaseline }) => isBaseline)?.imageId ?? search.baseline}
            onChange={(baseline) => change({ baseline })}
          />
        }
      />
      {isCounted && results.data && <TotalsLine results={results.data} />}
      {zoomed && <ZoomDialog isOpen={isZoomed} image={zoomed} onClose={() => setIsZoomed(false)} />}
      {excluded && (
        <ConfirmDialog
          isOpen
          title={t('abTestDetails.exclude.title', { image: excluded.number })}
          text={<Text>{t('abTestDetails.exclude.text')}</Text>}
          confirm={t('abTestDetails.exclude.button')}
          isDanger
          onConfirm={() =>
            reread(() => call(excludeAbImage, { cabinetId, testId: test.id, imageId: excluded.id }))
          }
          onClose={() => setExcluded(undefined)}
        />
      )}
    </div>
  );
}

type BaselineSelectProps = {
  images: readonly AbImage[];
  value: number;
  onChange: (baseline: number) => void;
};

function BaselineSelect({ images, value, onChange }: BaselineSelectProps) {
  const { t } = useTexts();
  return (
    <NativeSelect
      label={t('abTestDetails.images.baseline')}
      classNames={{ root: classes['baseline'] ?? '' }}
      value={String(value)}
      data={images.map(({ id, number, isOriginal }) => ({
        value: String(id),
        label: [
          t('abTestDetails.image', { number }),
          ...(isOriginal ? [t('abTestDetails.original')] : []),
        ].join(' · '),
      }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
