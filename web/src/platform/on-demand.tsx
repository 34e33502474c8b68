import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { safeLazy } from './safe-lazy.tsx';

/** A part that is fetched when it is drawn for the first time; until it is there, something of its size stands for it. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn?: (props: Props) => ReactNode,
): ComponentType<Props> {
  // What nothing stands for lies over the screen, which must not go when it does not come.
  const Part = standIn === undefined ? safeLazy(load) : lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={standIn?.(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
