import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { Mail } from './open-mailbox.ts';

const formatTime = (atMs: number) =>
  new Date(atMs).toLocaleString('en-GB', {
    timeZone: 'Europe/Moscow',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

const MAIL_STYLE = `<style>
.mails { margin: 0; padding: 0; list-style: none; }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 10px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
.mails li:last-child a { border-bottom: 0; }
.mails a:hover { background: var(--back); }
.mails b, .mails span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mails span { color: var(--quiet); }
.mails b { grid-column: 1 / -1; }
iframe { width: 100%; height: 420px; resize: vertical; border: 1px solid var(--line); border-radius: 6px; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
td.value { overflow-wrap: anywhere; }
</style>`;

/** The list of what came in, and what it is asked to show. */
export function renderMails(mails: readonly Mail[], to: string, smtpUrl: string | null): string {
  const lines = mails.map(
    (mail) => `<li><a href="/mailbox/${mail.id}"><b><bdi>${escapeHtml(mail.subject || 'no subject')}</bdi></b>
<span>to ${escapeHtml(mail.to.join(', '))}${mail.attachments.length === 0 ? '' : `, ${mail.attachments.length} attached`}</span><span>${formatTime(mail.atMs)}</span></a></li>`,
  );
  const list = lines.length === 0 ? '<p>No mail here.</p>' : `<ul class="mails">${lines.join('')}</ul>`;
  const where = smtpUrl === null ? 'no SMTP here' : `takes mail at <code>${escapeHtml(smtpUrl)}</code>`;
  return `${MAIL_STYLE}<p>Mail of everybody, ${where}</p>
<form method="get" action="/mailbox/"><label>recipient<input name="to" value="${escapeHtml(to)}" placeholder="everybody"></label><button>Show</button></form>
<section>${list}</section>${
    mails.length === 0
      ? ''
      : `<form method="post" action="/mailbox/clear"><button>Throw all mail away</button></form>`
  }`;
}

/**
 * A message is somebody else's page: it may look like anything and do nothing. The frame runs no scripts and lives
 * under this page's policy; its links open outside of it, as they do in a mail program.
 */
function renderFrame(html: string): string {
  const page = escapeHtml(`<base target="_blank">${html}`);
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The message" srcdoc="${page}"></iframe>`;
}

export function renderMail(mail: Mail): string {
  const facts = [
    ['from', escapeHtml(mail.from)],
    ['to', escapeHtml(mail.to.join(', '))],
    ['came', `${formatTime(mail.atMs)} Moscow`],
    ['size', `${mail.sizeBytes} bytes`],
    ...mail.attachments.map((file, index) => [
      'attached',
      `<a href="/mailbox/${mail.id}/attachments/${index}">${escapeHtml(file.fileName)}</a> · ${file.sizeBytes} bytes`,
    ]),
  ];
  const table = (rows: readonly (readonly string[])[]) =>
    `<table>${rows.map(([name = '', value = '']) => `<tr><th>${name}</th><td class="value">${value}</td></tr>`).join('')}</table>`;
  const html = mail.html === null ? '' : `<section><h2>As HTML</h2>${renderFrame(mail.html)}</section>`;
  const text =
    mail.text === null
      ? ''
      : `<section><h2>As text</h2><pre dir="auto">${escapeHtml(mail.text)}</pre></section>`;
  const headers = mail.headers.map(({ name, value }) => [escapeHtml(name), escapeHtml(value)]);
  return `${MAIL_STYLE}<p><a href="/mailbox/">All mail</a></p><section>${table(facts)}</section>${html}${text}
<section><details><summary>${headers.length} headers</summary>${table(headers)}</details></section>
<form method="post" action="/mailbox/${mail.id}/remove"><button>Throw away</button></form>`;
}
