import { onDemand } from '../../platform/loading/on-demand.tsx';
import type { SegmentsProps } from './segments.tsx';

/** As the theme draws one choice; the line that holds them has a border of its own. */
const CHOICE_PX = { xs: 23, sm: 28 };
const EDGES_PX = 8;

function StandIn({ orientation, size, data }: SegmentsProps) {
  const lines = orientation === 'vertical' ? data.length : 1;
  return <div style={{ height: lines * CHOICE_PX[size === 'xs' ? 'xs' : 'sm'] + EDGES_PX }} aria-busy />;
}

/** One of a few, in a panel that is opened: a screen asks for it ahead, and is drawn without. */
export const Segments = onDemand(async () => (await import('./segments.tsx')).Segments, StandIn);
