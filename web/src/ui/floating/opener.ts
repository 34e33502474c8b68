import type { RefObject } from 'react';

/** A button and the window that it opens. */
export type Opener = {
  /** What the button says of itself; `ref` is how the window finds it. */
  button: {
    id: string;
    ref: RefObject<HTMLElement | null>;
    'aria-haspopup': 'menu' | 'dialog';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'data-expanded': true | undefined;
    onClick: () => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
  window: { id: string; anchor: RefObject<HTMLElement | null>; isOpen: boolean; onClose: () => void };
  /** Once opened it stays, so that it can close slowly. */
  wasOpened: boolean;
};
