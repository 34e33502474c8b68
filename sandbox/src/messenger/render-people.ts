import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { Messenger } from './open-messenger.ts';
import { PEOPLE, type Person } from './person.ts';

// Two letters of a name on a colour that goes with white in light and dark.
const COLOURS = ['#b4503c', '#7a5bb5', '#2f7d4f', '#2c6fae', '#a34a7d', '#8a6a1c'];

export const fullName = ({ firstName, lastName }: Person) =>
  lastName === undefined ? firstName : `${firstName} ${lastName}`;

/** The inside of a link or a button that stands for a person. */
export function renderPerson(person: Person, note: string): string {
  const letters = [person.firstName, person.lastName ?? ''].map((name) => name.slice(0, 1)).join('');
  const colour = COLOURS[person.id % COLOURS.length] ?? '';
  const name = person.username === undefined ? 'no username' : `@${person.username}`;
  return `<span class="avatar" style="background:${colour}" aria-hidden="true">${escapeHtml(letters)}</span>
<span><b><bdi>${escapeHtml(fullName(person))}</bdi></b><small>${escapeHtml(name)} · ${person.id}</small><small><bdi>${escapeHtml(note)}</bdi></small></span>`;
}

function lastWords(messenger: Messenger, person: Person): string {
  const { isStarted, isBlocked } = messenger.chat(person.id);
  if (!isStarted) return 'has not pressed Start';
  if (isBlocked) return 'has blocked the bot';
  const last = messenger.messages.list().findLast(({ userId }) => userId === person.id);
  if (last === undefined) return 'nothing said yet';
  const words = last.text || last.document?.fileName || '';
  return `${last.isFromBot ? 'bot: ' : ''}${words.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
}

export function renderPeople(messenger: Messenger): string {
  const people = PEOPLE.map(
    (person) =>
      `<li><a href="/telegram/chat/${person.id}">${renderPerson(person, lastWords(messenger, person))}</a></li>`,
  );
  return `<section><h2>People</h2><ul class="people">${people.join('')}</ul></section>`;
}
