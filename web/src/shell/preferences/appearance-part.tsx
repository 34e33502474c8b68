import { Suspense, useState } from 'react';
import { type AppearanceProps, useShellParts } from '../shell-parts.ts';

/** Few visits open it, so it is fetched when the first one does. */
export function AppearancePart(props: AppearanceProps) {
  const { Appearance } = useShellParts();
  const [isWanted, setIsWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      <Suspense>
        <Appearance {...props} />
      </Suspense>
    )
  );
}
