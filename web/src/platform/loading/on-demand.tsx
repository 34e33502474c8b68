import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { PartShape } from './part-failed.tsx';
import { lazyBlock, safeLazy } from './safe-lazy.tsx';

/**
 * A part that is fetched when it is drawn for the first time, or before by `preload`; until it is there, something of its
 * size stands for it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn?: (props: Props) => ReactNode,
  shape?: PartShape,
): ComponentType<Props> {
  // What nothing stands for lies over the screen.
  const Part = standIn === undefined ? safeLazy(load) : lazyBlock(load, standIn, shape);
  function OnDemand(props: Props) {
    return (
      <Suspense fallback={standIn?.(props)}>
        <Part {...props} />
      </Suspense>
    );
  }
  return 'preload' in Part ? Object.assign(OnDemand, { preload: Part.preload }) : OnDemand;
}
