import { onDemand } from '../../platform/loading/on-demand.tsx';
import { BOX } from './sparkline-box.ts';

/** Rows do not wait for their lines. */
export const Sparkline = onDemand(
  async () => (await import('./sparkline.tsx')).Sparkline,
  () => (
    <span
      style={{ display: 'inline-block', verticalAlign: 'middle', width: BOX.width, height: BOX.height }}
    />
  ),
);
