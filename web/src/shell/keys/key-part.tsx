import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { useShellParts } from '../shell-parts.ts';
import { mendable } from './mendable.ts';

/** Fetched for whoever has a key to mend. */
export function KeyPart() {
  const { KeyBanner } = useShellParts();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const cabinets = mendable(useSession(), pathname);
  return (
    cabinets.length > 0 && (
      <Suspense>
        <KeyBanner cabinets={cabinets} />
      </Suspense>
    )
  );
}
