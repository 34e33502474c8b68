import { ActionIcon, Group, Skeleton, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select/lazy.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { EntryView } from '../matrix/use-entry-matrix.ts';
import { CELL_AGAINST } from '../search.ts';
import { CellActions } from './cell-actions.tsx';
import { CellFacts } from './cell-facts.tsx';
import { CellNotes } from './cell-notes.tsx';
import { MoveReport } from './move-report.tsx';
import { type CellView, useCell } from './use-cell.ts';

const FACTS_PX = 150;
const REPORT_PX = 320;

type CellPanelProps = { entryId: PositionEntryId; view: EntryView; isOpen: boolean; onClose: () => void };

export function CellPanel({ entryId, view, isOpen, onClose }: CellPanelProps) {
  const { t } = useTranslation();
  const { against } = view.scope.search;
  const shown = useCell(entryId, view, against);
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={<bdi>{shown.key?.query ?? t('positionCauses.title')}</bdi>}
    >
      {shown.key === undefined ? (
        <EmptyState title={t('positionCauses.noCell')} />
      ) : (
        <Stack gap="md">
          <Group gap="xs" wrap="nowrap" align="flex-end">
            <SelectField
              label={t('positionCauses.against')}
              style={{ flex: 1 }}
              data={CELL_AGAINST.map((value) => ({ value, label: t(`positionCauses.againsts.${value}`) }))}
              value={against}
              onChange={(value) =>
                view.actions.change({ against: CELL_AGAINST.find((one) => one === value) ?? 'previous' })
              }
              allowDeselect={false}
            />
            <Steps shown={shown} />
          </Group>
          <CellContent entry={view.data.matrix?.entry} shown={shown} />
        </Stack>
      )}
    </SidePanel>
  );
}

/** Time goes from left to right in the matrix in every language, and so do these. */
function Steps({ shown: { toPrevious, toNext } }: { shown: CellView }) {
  const { t } = useTranslation();
  return (
    <ActionIcon.Group dir="ltr">
      <ActionIcon
        variant="default"
        size={36}
        disabled={toPrevious === undefined}
        onClick={toPrevious}
        aria-label={t('positionCauses.previousCell')}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        disabled={toNext === undefined}
        onClick={toNext}
        aria-label={t('positionCauses.nextCell')}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </ActionIcon.Group>
  );
}

type CellContentProps = { entry: PositionEntry | undefined; shown: CellView };

function CellContent({ entry, shown: { cell, move } }: CellContentProps) {
  const error = cell.error ?? move.error;
  const refetch = () => Promise.all([cell.refetch(), move.refetch()]);
  if (error !== null) return <ProblemState error={error} onRetry={refetch} />;
  return (
    <>
      {cell.data === undefined ? (
        <Skeleton height={FACTS_PX} />
      ) : (
        <CellFacts cell={cell.data} cityName={entry?.cityName ?? ''} />
      )}
      {move.data === undefined ? (
        <Skeleton height={REPORT_PX} />
      ) : (
        <MoveReport
          move={move.data}
          nextCheckAt={cell.data?.nextCheckAt ?? null}
          gap={cell.data?.gap ?? null}
        />
      )}
      {cell.data !== undefined && entry !== undefined && (
        <CellNotes cell={cell.data} move={move.data} entry={entry} />
      )}
      {cell.data !== undefined && <CellActions cell={cell.data} move={move.data} entry={entry} />}
    </>
  );
}
