import path from 'node:path';

export type PackedLink = { source: string; target: string };
export type Link = { at: string; to: string };

/** npm archives carry no symbolic links: the package lists them. `to` is relative, so a copied folder stays whole. */
export function postgresLinks(packageFolder: string, packed: PackedLink[]): Link[] {
  return packed.map(({ source, target }) => ({
    at: path.join(packageFolder, target),
    to: path.relative(path.dirname(target), source),
  }));
}
