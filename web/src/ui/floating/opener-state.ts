import type { Opener } from './opener.ts';

type OpenState = Pick<Opener['button'], 'aria-expanded' | 'aria-controls' | 'data-expanded'>;

/** Nothing has been opened yet. */
export const NEVER_OPENED = { isOpen: false, wasOpened: false };

/** The button opens the window and closes it; once opened it stays. */
export function pressed({ isOpen, wasOpened }: typeof NEVER_OPENED): typeof NEVER_OPENED {
  return { isOpen: !isOpen, wasOpened: wasOpened || !isOpen };
}

export function closed(state: typeof NEVER_OPENED): typeof NEVER_OPENED {
  return state.isOpen ? { ...state, isOpen: false } : state;
}

/** What the button says of its window. */
export function openStateOf(isOpen: boolean, id: string): OpenState {
  return {
    'aria-expanded': isOpen,
    // Mantine names what opens so.
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    'data-expanded': isOpen || undefined,
  };
}
