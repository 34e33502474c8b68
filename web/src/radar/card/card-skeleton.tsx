import { useMediaQuery } from '@mantine/hooks';
import { NARROW_QUERY } from '../../theme/breakpoints.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

/** On a phone the whole page; elsewhere less than a window, so that the footer stays where it is until it must move. */
const PAGE_PX = { narrow: 1400, wide: 420 };

export function CardSkeleton() {
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false });
  return <PanelSkeleton height={isNarrow ? PAGE_PX.narrow : PAGE_PX.wide} />;
}
