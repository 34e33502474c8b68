import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

/** Less than a window, so that the footer stays where it is until it must move. */
const TAB_PX = 420;

/** While the tab's code and then its rows come. */
export function TabSkeleton() {
  return <PanelSkeleton height={TAB_PX} />;
}
