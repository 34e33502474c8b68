import { useLayoutEffect } from 'react';

/** For a dialog that is there only while it is open: what had the focus before gets it back. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // Its own contents have yet to go.
      setTimeout(() => {
        const hasNobody = document.activeElement === document.body;
        if (hasNobody && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
}
