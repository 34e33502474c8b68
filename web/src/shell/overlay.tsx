import { type ReactNode, useEffect, useRef } from 'react';
import classes from './overlay.module.css';

type OverlayProps = {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  side?: 'start' | 'end';
  /** The page behind stays as bright as it is: what changes there is to be seen. */
  isClear?: boolean;
  children: ReactNode;
};

/** A panel at the edge of the window. A native dialog keeps the focus inside and closes on Escape by itself. */
export function Overlay({ label, isOpen, onClose, side = 'start', isClear, children }: OverlayProps) {
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
      data-side={side}
      data-clear={isClear || undefined}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {isOpen && <div className={classes['panel']}>{children}</div>}
    </dialog>
  );
}
