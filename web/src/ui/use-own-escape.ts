import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';

/**
 * Mantine closes every open dialog by one Escape. What other dialogs lie over goes without its `closeOnEscape`: it closes
 * by this, when the key was pressed inside of it.
 */
export function useOwnEscape(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useWindowEvent(
    'keydown',
    (event) => {
      if (isOpen && event.key === 'Escape' && !event.isComposing && isMeantFor(ref.current, event.target))
        onClose();
    },
    { capture: true },
  );
  return ref;
}

/** Who has lost the focus presses the key nowhere in particular. An open list keeps it for itself by its attribute. */
function isMeantFor(dialog: Element | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.getAttribute('data-mantine-stop-propagation') !== 'true' && dialog?.contains(target) === true;
}
