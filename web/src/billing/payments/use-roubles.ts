import { useFormat } from '../../platform/texts/use-format.ts';

const KOPECKS = 100;

/** Payments are whole roubles and are written so. */
export function useRoubles(): (roubles: number) => string {
  const format = useFormat();
  return (roubles) => format.fixed(roubles * KOPECKS, 'kopecks', 0);
}
