import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { Message, Messenger } from './open-messenger.ts';
import { BOT, type Person } from './person.ts';
import { renderText } from './render-text.ts';

const MOSCOW = { timeZone: 'Europe/Moscow' } as const;
const dayOf = (atMs: number) => new Date(atMs).toLocaleDateString('en-GB', { ...MOSCOW, dateStyle: 'long' });
const timeOf = (atMs: number) =>
  new Date(atMs).toLocaleTimeString('en-GB', { ...MOSCOW, timeStyle: 'short' });

const act = (person: Person, name: string, label: string, fields = '') =>
  `<form method="post" action="/telegram/chat/${person.id}/${name}">${fields}<button>${escapeHtml(label)}</button></form>`;
const hidden = (name: string, value: string | number) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function renderButtons(person: Person, { id, buttons }: Message): string {
  if (buttons.length === 0) return '';
  const rows = buttons.map((row) => {
    const keys = row.map(({ text, url, callback_data: data = '' }) =>
      url === undefined
        ? act(person, 'press', text, hidden('message', id) + hidden('data', data))
        : `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text)}</a>`,
    );
    return `<div>${keys.join('')}</div>`;
  });
  return `<div class="keys">${rows.join('')}</div>`;
}

function renderMessage(person: Person, message: Message): string {
  const { document, isFromBot, atMs } = message;
  const file =
    document === undefined
      ? ''
      : `<p><a href="/telegram/file/${document.fileId}">${escapeHtml(document.fileName)}</a> · ${document.sizeBytes} bytes</p>`;
  return `<div class="message ${isFromBot ? 'theirs' : 'own'}">${file}<div class="text" dir="auto">${renderText(message)}</div>
<span class="time-sent">${timeOf(atMs)}</span>${renderButtons(person, message)}</div>`;
}

function renderMessages(person: Person, messages: readonly Message[]): string {
  const lines = messages.map((message, index) => {
    const day = dayOf(message.atMs);
    const previous = messages[index - 1];
    const isNewDay = previous === undefined || dayOf(previous.atMs) !== day;
    return `${isNewDay ? `<span class="day">${day}</span>` : ''}${renderMessage(person, message)}`;
  });
  return `<div class="chat">${lines.join('') || '<span class="day">No messages yet</span>'}</div>`;
}

/** A person's chat with the bot, as that person sees it. */
export function renderChat(messenger: Messenger, person: Person): string {
  const { isStarted, isBlocked } = messenger.chat(person.id);
  const messages = messenger.messages.list().filter(({ userId }) => userId === person.id);
  const write = `<form class="write" method="post" action="/telegram/chat/${person.id}/send">
<textarea name="text" rows="1" maxlength="4096" required dir="auto" aria-label="Message" placeholder="Message"></textarea><button class="main">Send</button></form>`;
  const open =
    write +
    `<div class="acts">${messenger
      .bot()
      .commands.map(({ command }) => act(person, 'send', `/${command}`, hidden('text', `/${command}`)))
      .join('')}${act(person, 'block', 'Block the bot')}</div>`;
  const closed = `<div class="acts">${act(person, 'start', isBlocked ? 'Unblock and start again' : 'Start')}${
    isBlocked ? act(person, 'unblock', 'Only unblock') : ''
  }</div>`;
  const name = person.username === undefined ? 'no username' : `@${escapeHtml(person.username)}`;
  return `<p><a href="/telegram/">All people</a> · ${name} · ${person.id} · chat with @${BOT.username}</p>
<section>${renderMessages(person, messages)}${isStarted && !isBlocked ? open : closed}
<p class="acts"><a href="/telegram/chat/${person.id}">Look again</a></p></section>`;
}
