import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import type { Say } from './say.ts';

/** A line, or one that leads somewhere of its own. */
export type Paragraph = string | { text: string; href: `/${string}` };

/** A notification as a message or a letter, in plain text: it is escaped where it is drawn. */
export type Words = {
  /** What stands before the heading of a message. */
  lead?: string;
  /** Of a letter; its heading where there is none. */
  subject?: string;
  heading: string;
  paragraphs: readonly Paragraph[];
  /** What the link says; a notification that leads nowhere has no link. */
  button: string;
};

type Kind = NotificationEvent['kind'];
type OfKind<Event, K extends Kind> = Event extends { kind: infer Kinds }
  ? K extends Kinds
    ? Omit<Event, 'kind'> & { kind: K }
    : never
  : never;
export type EventOf<K extends Kind> = OfKind<NotificationEvent, K>;

/** Counts stand after a colon, so that no language has to bend a word. */
export type TextsOf<Kinds extends Kind> = { [K in Kinds]: (event: EventOf<K>, say: Say) => Words };
