import * as contract from '@vitrina/contract/company.ts';
import { Language } from '@vitrina/contract/languages.ts';
import * as z from 'zod/mini';
import { type Server, serve } from '../platform/http/serve.ts';
import { DOCUMENTS } from './frame-texts.ts';
import { getCompany } from './get-company.ts';
import { renderDocument } from './render-document.ts';

/** What is no language of ours is Russian, the default (product.md 1.2): a paper is always shown. */
const Input = z.object({ lang: z.catch(Language, 'ru') });

export function serveCompany(server: Server): void {
  const { env } = server.context;
  const company = getCompany(env);

  serve(server, contract.getCompany, async () => company);

  for (const name of DOCUMENTS) {
    const pages = new Map(
      Language.options.map((language) => [
        language,
        renderDocument({ name, language, company, site: env.PUBLIC_URL }),
      ]),
    );
    server.fastify.get(`/documents/${name}.html`, { schema: { hide: true } }, (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(pages.get(z.parse(Input, request.query).lang)),
    );
  }
}
