import { useId, useRef, useState } from 'react';
import { fetchAhead } from './lazy.tsx';
import type { Opener } from './opener.ts';
import { closed, NEVER_OPENED, openStateOf, pressed } from './opener-state.ts';

/**
 * A button and the window under it, which is fetched when the pointer or the focus comes to the button: a screen has a
 * dozen of them, and most visits open none.
 */
export function useOpener(popup: 'menu' | 'dialog'): Opener {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [state, setState] = useState(NEVER_OPENED);
  const { isOpen, wasOpened } = state;
  return {
    button: {
      id,
      ref: anchor,
      'aria-haspopup': popup,
      ...openStateOf(isOpen, id),
      onClick: () => setState(pressed(state)),
      onPointerEnter: fetchAhead[popup],
      onFocus: fetchAhead[popup],
    },
    window: { id, anchor, isOpen, onClose: () => setState(closed) },
    wasOpened,
  };
}
