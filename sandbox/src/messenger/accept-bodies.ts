import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../platform/html-page.ts';

/** Documents travel inside requests; the real limit is 50 MB, here all is kept in memory. */
const LARGEST_BYTES = 5 * 1024 * 1024;

class BadBody extends Error {
  readonly statusCode = 400;
}

/** Methods may be called with JSON, a form, or a form with files. */
export function acceptBodies(app: FastifyInstance): void {
  acceptForms(app);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const text = body.toString().trim();
      done(null, text === '' ? {} : JSON.parse(text));
    } catch {
      done(new BadBody("can't parse JSON object"));
    }
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_BYTES },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const headers = { 'content-type': String(request.headers['content-type']) };
      try {
        return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
      } catch {
        throw new BadBody("can't parse multipart form");
      }
    },
  );
}
