import { useEffect } from 'react';

const SCHEME = 'mantineColorScheme';

/** Paper is white: a dark page is printed in the colours of the light one. */
export function usePrintInLight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown = dataset[SCHEME];
    const lighten = () => {
      shown = dataset[SCHEME];
      dataset[SCHEME] = 'light';
    };
    const restore = () => {
      dataset[SCHEME] = shown;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
