import { withTexts } from '../platform/catalogues.ts';
import { onDemand } from '../platform/on-demand.tsx';

export const EntrySelection = onDemand(
  async () => (await withTexts(['positionEntry'], import('./entry-selection.tsx'))).EntrySelection,
);
