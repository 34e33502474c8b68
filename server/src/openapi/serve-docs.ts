import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeForPage } from './describe-for-page.ts';

/** Its own script and styles, what they set on elements, and the description beside them: nothing of another host. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The description for programs, and the same as a page for people who try a call with a token of theirs. */
export async function serveDocs(fastify: FastifyInstance): Promise<void> {
  fastify.get('/api/openapi.json', () => fastify.swagger());
  let shown: Record<string, unknown> | undefined;
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: 'Vitrina API' },
    transformSpecification: (document) => (shown ??= describeForPage(document)),
    transformSpecificationClone: false,
    uiHooks: {
      // The library would write two megabytes of YAML anew, for a second, whenever somebody wants them.
      onRequest: (request, reply, next) =>
        request.routeOptions.url === '/api/docs/yaml' ? reply.callNotFound() : next(),
    },
    uiConfig: {
      // The bar above it only opens descriptions of other addresses.
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: -1,
    },
  });
}
