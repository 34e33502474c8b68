import { useMatches } from '@tanstack/react-router';
import type { ScreenData } from './screen-data.ts';

/** What the table of routes says about the screen that is open now. */
export function useScreen(): ScreenData | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}
