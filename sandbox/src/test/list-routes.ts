import type { FastifyInstance } from 'fastify';

export type ServedRoute = { method: string; path: string };

const STEP = 4;

/** Every route of the sandbox, read from the drawing that fastify makes of them: a branch adds to its parent's path. */
export function listRoutes(app: FastifyInstance): ServedRoute[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const branch = /^([│ ]*)[├└]── (.*?) \(([A-Z, ]+)\)$/.exec(line);
      if (branch === null) return [];
      const [, indent = '', part = '', methods = ''] = branch;
      const depth = indent.length / STEP;
      above.splice(depth);
      const path = `${above.join('')}${part}`;
      above[depth] = part;
      return methods.split(', ').map((method) => ({ method, path }));
    });
}
