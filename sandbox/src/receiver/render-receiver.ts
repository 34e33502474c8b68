import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { Arrival, Receiver, Verdict } from './open-receiver.ts';

const formatTime = (atMs: number) =>
  new Date(atMs).toLocaleString('en-GB', {
    timeZone: 'Europe/Moscow',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });

const VERDICTS: Record<Verdict, string> = {
  right: 'signature right',
  wrong: 'signature wrong',
  unknown: 'no secret to verify it with',
};

const RECEIVER_STYLE = `<style>
input { max-width: 100%; }
label { min-width: 0; max-width: 100%; }
td.when { white-space: nowrap; }
td .quiet { color: var(--quiet); }
.right { color: #1a7f4b; }
.wrong, .unknown { color: #c4314b; }
@media (prefers-color-scheme: dark) { .right { color: #6fdca4; } .wrong, .unknown { color: #ff8a9c; } }
pre { margin: 4px 0 0; max-width: 620px; white-space: pre-wrap; overflow-wrap: anywhere; font: 12px ui-monospace, monospace; }
</style>`;

function typeOf(body: string): string {
  try {
    const { type } = JSON.parse(body) as { type?: unknown };
    return typeof type === 'string' ? type : 'no type';
  } catch {
    return 'not JSON';
  }
}

function renderArrival({ atMs, name, webhookId, signature, status, body }: Arrival): string {
  const isFine = status >= 200 && status < 300;
  return `<tr><td class="when">${formatTime(atMs)}</td><td><code>${escapeHtml(name)}</code></td>
<td><details><summary><bdi>${escapeHtml(typeOf(body))}</bdi></summary><span class="quiet">webhook-id ${escapeHtml(webhookId ?? 'missing')}</span><pre dir="auto">${escapeHtml(body)}</pre></details></td>
<td class="${signature}">${VERDICTS[signature]}</td><td class="${isFine ? 'right' : 'wrong'}">${status}</td></tr>`;
}

/** What has arrived, and where the secrets are typed. */
export function renderReceiver(receiver: Receiver, base: string): string {
  const arrivals = receiver.list();
  const names = receiver
    .names()
    .map((name) => `<code>${escapeHtml(`${base}/receiver/hooks/${name}`)}</code>`);
  const table =
    arrivals.length === 0
      ? '<p>Nothing has arrived.</p>'
      : `<table><tr><th>arrived, Moscow</th><th>address</th><th>message</th><th>signature</th><th>answer</th></tr>${arrivals.map(renderArrival).join('')}</table>
<form method="post" action="/receiver/clear"><button>Forget what has arrived</button></form>`;
  return `${RECEIVER_STYLE}<p>A seller’s own program: it takes webhooks, verifies their signatures and refuses what it cannot verify.
Addresses with a secret: ${names.length === 0 ? 'none' : names.join(', ')}</p>
<section><h2>Secret of an address</h2><p>Any name of small letters, digits and hyphens makes an address: <code>${escapeHtml(base)}/receiver/hooks/NAME</code>. Add it in the product, and type here the secret that the product shows.</p>
<form method="post" action="/receiver/secrets"><label>name<input name="name" pattern="[a-z0-9\\-]{1,40}" required placeholder="demo"></label><label>secret<input name="secret" required size="52" placeholder="whsec_…" autocomplete="off"></label><button>Keep</button></form>
<p>To see it fail, plant a fault of the part <code>receiver</code> on the <a href="/#faults">start page</a>; a key is the name.</p></section>
<section><h2>Arrived</h2>${table}</section>`;
}
