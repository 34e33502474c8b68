import { onDemand } from '../../platform/loading/on-demand.tsx';
import { MatrixSkeleton } from '../../ui/heat-matrix/react/matrix-skeleton.tsx';

const load = async () => (await import('./entry-matrix.tsx')).EntryMatrix;

/** It comes while the places are asked for: neither waits for the other. That it failed is told where it is drawn. */
export function loadEntryMatrix(): void {
  load().catch(() => undefined);
}

export const EntryMatrix = onDemand(load, ({ matrix }) => <MatrixSkeleton rows={matrix.rows.length} />);
