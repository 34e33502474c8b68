import { useId, useRef, useState } from 'react';
import { fetchAhead } from './lazy-floating.tsx';
import type { Opener } from './opener.ts';

/**
 * A button and the window under it, which is fetched when the pointer or the focus comes to the button: a screen has a
 * dozen of them, and most visits open none.
 */
export function useOpener(popup: 'menu' | 'dialog'): Opener {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return {
    button: {
      id,
      ref: anchor,
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      // Mantine names what opens so.
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      'data-expanded': isOpen || undefined,
      onClick: () => setOpen(!isOpen),
      onPointerEnter: fetchAhead[popup],
      onFocus: fetchAhead[popup],
    },
    window: { id, anchor, isOpen, onClose: () => setOpen(false) },
    wasOpened,
  };
}
