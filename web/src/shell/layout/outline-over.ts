import { useLayoutEffect } from 'react';

/** Takes the outline of boot.js away. Beside a layout that is still being fetched it waits with it. */
export function OutlineOver(): null {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['boot'];
  }, []);
  return null;
}
