import { type ComponentType, lazy } from 'react';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import type { TipProps } from './tip.tsx';

const loadMenu = async () => (await import('./floating-menu.tsx')).FloatingMenu;
const loadPanel = async () => (await import('./floating-panel.tsx')).FloatingPanel;

export const FloatingMenu = onDemand(loadMenu);
export const FloatingPanel = onDemand(loadPanel);

const nothing = () => null;

/** What does not come now is asked for again, and told of, when the button is pressed. */
export const fetchAhead = {
  menu: () => void loadMenu().catch(nothing),
  dialog: () => void loadPanel().catch(nothing),
};

/** A hint that does not come is not told of: it would be one message for each thing that is pointed at. */
export const Tip = lazy(async (): Promise<{ default: ComponentType<TipProps> }> => {
  const file = await import('./tip.tsx').catch(nothing);
  return { default: file?.Tip ?? nothing };
});
