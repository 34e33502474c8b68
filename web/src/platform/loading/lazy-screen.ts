import { lazyRouteComponent } from '@tanstack/react-router';
import { fetchedPart } from '../api/fetch-part.ts';
import { preload } from './preload.ts';

/**
 * The router's lazy component, except for a file that does not come: the router would load the page anew, which without
 * a network leaves nothing of it. Here the screen fails in its place and says the way out.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  let startAgain = () => {};
  const module = fetchedPart(load, () => startAgain());
  const screen = lazyRouteComponent(module.fetch, name);
  startAgain = () => preload(screen);
  return screen;
}
