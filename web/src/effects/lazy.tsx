import { onDemand } from '../platform/loading/on-demand.tsx';
import { withTexts } from '../platform/texts/catalogues.ts';

const LINE_HEIGHT_PX = 22;

/** Comes with its texts when the first line is drawn, and asks nothing before somebody presses it. */
export const EffectLine = onDemand(
  async () => (await withTexts(['effects'], import('./effect-line.tsx'))).EffectLine,
  () => <span style={{ display: 'block', height: LINE_HEIGHT_PX }} />,
);
