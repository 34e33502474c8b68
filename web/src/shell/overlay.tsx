import { type ReactNode, useEffect, useRef } from 'react';
import classes from './overlay.module.css';

type OverlayProps = { label: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** The navigation of narrow screens. A native dialog keeps the focus inside and closes on Escape by itself. */
export function Overlay({ label, isOpen, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // Escape is the keyboard's way to do what a click beside the panel does.
    <dialog
      ref={dialog}
      className={classes['overlay']}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={classes['panel']}>{children}</div>
    </dialog>
  );
}
