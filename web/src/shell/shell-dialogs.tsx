import { Suspense, useEffect } from 'react';
import { closeDialog, openerOfDialog, useShownDialog } from './dialogs.ts';
import { useShellParts } from './shell-parts.ts';

export function ShellDialogs({ onAppearance }: { onAppearance?: () => void }) {
  const { dialogs } = useShellParts();
  const shown = useShownDialog();
  const isClosed = shown?.isOpen === false;
  // A dialog that came open knows nothing of what had the focus before.
  useEffect(() => {
    if (isClosed) openerOfDialog()?.focus({ preventScroll: true });
  }, [isClosed]);
  if (shown === null) return null;
  const Dialog = dialogs[shown.name];
  return (
    <Suspense>
      <Dialog
        isOpen={shown.isOpen}
        onClose={closeDialog}
        {...(onAppearance === undefined ? {} : { onAppearance })}
      />
    </Suspense>
  );
}
