import { onDemand } from '../../platform/loading/on-demand.tsx';
import type { PageButtonsProps } from './page-buttons.tsx';

/** As the theme draws a button of pages, and what lies between two. */
const BUTTON_PX = 26;
const GAP_PX = 8;
/** Those of the edges and of the neighbours; both ends, what is left out beside them, the page and its neighbours. */
const ARROWS = 4;
const MOST_NUMBERS = 7;

/** As wide and high as the buttons: the line breaks where it will. */
function StandIn({ pages }: PageButtonsProps) {
  const count = ARROWS + Math.min(pages, MOST_NUMBERS);
  return <div style={{ width: count * (BUTTON_PX + GAP_PX) - GAP_PX, height: BUTTON_PX }} aria-busy />;
}

/** Most tables come whole and have no pages, and the others have something to show before they are turned. */
export const PageButtons = onDemand(async () => (await import('./page-buttons.tsx')).PageButtons, StandIn);
