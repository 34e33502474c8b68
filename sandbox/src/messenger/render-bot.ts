import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { listUpdates } from './list-updates.ts';
import type { Messenger } from './open-messenger.ts';
import { BOT } from './person.ts';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

export function renderBot(messenger: Messenger): string {
  const { webhook, commands } = messenger.bot();
  const waiting = listUpdates(messenger).length;
  const rows = [
    ['name', `${escapeHtml(BOT.first_name)}, @${BOT.username}`],
    ['token', code(BOT_TOKEN)],
    ['base address', code('/telegram/bot<token>/<method>')],
    ['link with a code', code(`/telegram/${BOT.username}?start=<code>`)],
    ['hears by', webhook === null ? 'getUpdates' : `webhook ${code(webhook.url)}`],
    ['waiting updates', String(waiting)],
    ...(webhook?.lastError === undefined ? [] : [['last failure', escapeHtml(webhook.lastError)]]),
    ...(commands.length === 0
      ? []
      : [['commands', commands.map(({ command }) => code(`/${command}`)).join(' ')]]),
  ];
  const cells = rows.map(([name = '', value = '']) => `<tr><th>${name}</th><td>${value}</td></tr>`);
  return `<section><h2>Bot</h2><table class="bot">${cells.join('')}</table></section>`;
}
