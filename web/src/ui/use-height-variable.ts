import { useCallback } from 'react';

/**
 * Keeps the height of an element at the bottom of the window in a variable of the page (theme/tokens.css): what else
 * stands there makes room for it. Zero once the element has gone.
 */
export function useHeightVariable(name: '--v-banner' | '--v-footer' | '--v-files', marginPx = 0) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const { style } = document.documentElement;
      const watcher = new ResizeObserver(() =>
        style.setProperty(name, `${element.offsetHeight + marginPx}px`),
      );
      watcher.observe(element);
      return () => {
        watcher.disconnect();
        style.removeProperty(name);
      };
    },
    [name, marginPx],
  );
}
