import { MarketError } from './market-error.ts';
import { OPERATIONS } from './operations.ts';

const PATHS = Object.values(OPERATIONS).map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** The refusal of what is no operation: a known path with another method, or no path at all. */
export function refuseUnknown(method: string, path: string): MarketError {
  return PATHS.some((known) => known.test(path))
    ? new MarketError(405, `Request method '${method}' not supported`)
    : new MarketError(404, `Resource not found: '${path.slice(0, 200)}'`);
}
