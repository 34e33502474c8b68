import { Skeleton } from '@mantine/core';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

export const AddQueriesDialog = onDemand(
  async () => (await import('./add-queries-dialog.tsx')).AddQueriesDialog,
);

export const BlockedLine = onDemand(async () => (await import('./blocked-line.tsx')).BlockedLine);

/** What is shown while the numbers are on their way, or what draws them. */
export const ComingCell = () => <Skeleton height={12} width="100%" />;

export const ChangeCell = onDemand(
  async () => (await withTexts(['dialogs'], import('./change-cell.tsx'))).ChangeCell,
  ComingCell,
);

/** As wide as what adds a condition. */
export const EntryFilters = onDemand(
  async () => (await import('./entry-filters.tsx')).EntryFilters,
  () => <Skeleton width={112} height={30} />,
);

export const EntrySelection = onDemand(
  async () => (await withTexts(['position-entry'], import('./entry-selection.tsx'))).EntrySelection,
);

export const MoveDialog = onDemand(async () => (await import('./move-dialog.tsx')).MoveDialog);

export const RemoveQueriesDialog = onDemand(
  async () => (await import('./remove-queries-dialog.tsx')).RemoveQueriesDialog,
);

export const TagChips = onDemand(async () => (await import('./tag-chips.tsx')).TagChips);
