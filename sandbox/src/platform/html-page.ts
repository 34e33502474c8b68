import { escapeHtml } from '@vitrina/contract/escape-html.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_STYLE } from './page-style.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: data:; form-action 'self' http:",
};

/** Sends a page of the sandbox for people; `body` is HTML. It works without scripts. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .headers(HEADERS)
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head><body><main>
<p><a href="/">Sandbox</a></p><h1>${escapeHtml(title)}</h1>${body}
</main></body></html>`);
}

/** Lets a part read forms of its pages: each field a text, the last one of a name counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
