import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The start page brings nothing from outside, so its style travels inside it. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #2f2b3d; --quiet: #6d6b77; --line: #e4e3e8; --back: #f8f7fa; --card: #fff; --main: #675dd8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e2f0; --quiet: #a5a3b3; --line: #3f3c55; --back: #25293c; --card: #2f3349; --main: #a79fff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 0 0 12px; font-size: 18px; }
p { margin: 4px 0 12px; color: var(--quiet); }
section { margin-top: 20px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-weight: 500; }
tr:last-child > :is(td, th) { border-bottom: 0; }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
td code { white-space: nowrap; }
a { color: var(--main); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-top: 8px; }
label { display: grid; gap: 2px; color: var(--quiet); font-size: 13px; }
input, select, button { font: 15px/1.4 system-ui, sans-serif; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--ink); }
button { cursor: pointer; }
button:hover { border-color: var(--main); }
button.main { background: var(--main); border-color: var(--main); color: var(--back); font-weight: 600; }
.time { font-size: 24px; font-variant-numeric: tabular-nums; }
`;

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
