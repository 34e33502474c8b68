import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerErrors } from '../platform/answer-errors.ts';
import { acceptForms, sendPage } from '../platform/html-page.ts';
import { blockBot, pressButton, pressStart, START_CODE, unblockBot, writeToBot } from './act-as-person.ts';
import { CHAT_STYLE } from './chat-style.ts';
import { replaceControls } from './clean-text.ts';
import type { Messenger } from './open-messenger.ts';
import { BOT, findPerson, PEOPLE, type Person } from './person.ts';
import { renderBot } from './render-bot.ts';
import { renderChat } from './render-chat.ts';
import { fullName, renderPeople, renderPerson } from './render-people.ts';

const Path = z.object({ user: z.coerce.number().int() });
const Code = z.string().regex(START_CODE, 'a code has 1 to 64 letters, digits, _ or -').or(z.literal(''));
const Start = z.object({ bot: z.string(), start: Code.default('') });
const StartForm = z.object({ user: z.coerce.number().int(), start: Code.default('') });
const Words = z.object({ text: z.string().transform((text) => replaceControls(text).trim()) });
const Press = z.object({ message: z.string(), data: z.string() });

class NotThere extends Error {
  readonly statusCode = 404;
}

function requirePerson(params: unknown): Person {
  const person = findPerson(Path.parse(params).user);
  if (person === undefined) throw new NotThere('nobody has this number');
  return person;
}

const chatAddress = ({ id }: Person) => `/telegram/chat/${id}`;

/** The messenger in the hands of its people. */
export function serveChatPages(app: FastifyInstance, messenger: Messenger): void {
  answerErrors(app);
  acceptForms(app);

  app.get('/', (_request, reply) =>
    sendPage(reply, 'Messenger', CHAT_STYLE + renderPeople(messenger) + renderBot(messenger)),
  );
  app.get('/chat/:user', (request, reply) => {
    const person = requirePerson(request.params);
    return sendPage(reply, fullName(person), CHAT_STYLE + renderChat(messenger, person));
  });
  serveStart(app, messenger);
  serveActs(app, messenger);

  app.get('/file/:id', (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const file = messenger.files.get(id);
    if (file === undefined) throw new NotThere('no such file');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .send(Buffer.from(file.base64, 'base64'));
  });
}

/** A link to the bot opens a choice of people: in the real one it opens the messenger of whoever pressed it. */
function serveStart(app: FastifyInstance, messenger: Messenger): void {
  app.get('/:bot', (request, reply) => {
    const { bot } = z.object({ bot: z.string() }).parse(request.params);
    const { start } = Start.parse({ ...z.looseObject({}).parse(request.query), bot });
    if (bot !== BOT.username) throw new NotThere('no such bot');
    return reply.redirect(`/telegram/start?${String(new URLSearchParams({ bot, start }))}`, 302);
  });

  app.get('/start', (request, reply) => {
    const { bot, start } = Start.parse(request.query);
    if (bot !== BOT.username) throw new NotThere('no such bot');
    const people = PEOPLE.map((person) => {
      const { isStarted, isBlocked } = messenger.chat(person.id);
      const note = isBlocked ? 'has blocked the bot' : isStarted ? 'knows the bot' : 'new to the bot';
      return `<li><form method="post" action="/telegram/start"><input type="hidden" name="user" value="${person.id}">
<input type="hidden" name="start" value="${escapeHtml(start)}"><button class="person">${renderPerson(person, note)}</button></form></li>`;
    });
    const code = start === '' ? 'without a code' : `with the code <code>${escapeHtml(start)}</code>`;
    return sendPage(
      reply,
      'Who presses Start?',
      `${CHAT_STYLE}<p>A link to @${BOT.username} ${code}</p><section><ul class="people">${people.join('')}</ul></section>`,
    );
  });

  app.post('/start', (request, reply) => {
    const { user, start } = StartForm.parse(request.body);
    const person = requirePerson({ user });
    pressStart(messenger, person, start);
    return reply.redirect(chatAddress(person), 303);
  });
}

function serveActs(app: FastifyInstance, messenger: Messenger): void {
  const acts: Record<string, (person: Person, form: unknown) => void> = {
    start: (person) => pressStart(messenger, person),
    block: (person) => blockBot(messenger, person),
    unblock: (person) => unblockBot(messenger, person),
    send: (person, form) => {
      const { text } = Words.parse(form);
      if (text !== '') writeToBot(messenger, person, text);
    },
    press: (person, form) => {
      const { message, data } = Press.parse(form);
      const found = messenger.messages.get(message);
      const button = found?.buttons.flat().find(({ callback_data }) => callback_data === data);
      if (found?.userId !== person.id || button === undefined) throw new NotThere('no such button');
      pressButton(messenger, person, found, data);
    },
  };
  for (const [name, act] of Object.entries(acts)) {
    app.post(`/chat/:user/${name}`, (request, reply) => {
      const person = requirePerson(request.params);
      act(person, request.body ?? {});
      return reply.redirect(chatAddress(person), 303);
    });
  }
}
