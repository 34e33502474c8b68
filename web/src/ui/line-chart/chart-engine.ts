import { useEffect, useState } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export type Engine = typeof uPlot;

let loaded: Engine | undefined;

/** Fetched with the first chart that comes into sight. */
export async function loadEngine(): Promise<Engine> {
  loaded ??= (await import('uplot')).default;
  return loaded;
}

export function useEngine(): Engine | undefined {
  const [engine, setEngine] = useState(() => loaded);
  useEffect(() => {
    // A state setter would call the class if it were given as it is.
    void loadEngine().then((found) => setEngine(() => found));
  }, []);
  return engine;
}

/** Colours of the theme as they are where the element stands. */
export function colorsOf(element: HTMLElement): (variable: string) => string {
  const styles = getComputedStyle(element);
  return (variable) => styles.getPropertyValue(variable).trim();
}
