import type { Context } from '../../platform/context.ts';

/** Where a path of the application is for whoever reads a letter. */
export function linkTo({ env }: Pick<Context, 'env'>, path: `/${string}`): string {
  return env.PUBLIC_URL.replace(/\/+$/, '') + path;
}
