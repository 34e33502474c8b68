import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';
import { closeByEscape } from './own-escape.ts';

/**
 * Mantine closes every open dialog by one Escape. What other dialogs lie over goes without its `closeOnEscape`: it closes
 * by this, when the key was pressed inside of it.
 */
export function useOwnEscape(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useWindowEvent(
    'keydown',
    (event) => closeByEscape(event, { isOpen, dialog: ref.current, body: document.body, onClose }),
    { capture: true },
  );
  return ref;
}
