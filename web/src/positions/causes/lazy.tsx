import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import type { EntryView } from '../matrix/use-entry-matrix.ts';

const Panel = dialogOnDemand(
  async () => (await withTexts(['position-parts'], import('./cell-panel.tsx'))).CellPanel,
);

/** Beside the matrix: what one of its cells is and why it is not as before. */
export function CellPanel({ entryId, view }: { entryId: PositionEntryId; view: EntryView }) {
  const { scope, actions } = view;
  const isOpen = scope.search.cell !== '';
  return <Panel {...{ entryId, view, isOpen }} onClose={() => actions.change({ cell: '' })} />;
}
