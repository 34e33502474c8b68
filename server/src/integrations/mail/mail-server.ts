/** Where mail goes out and in whose name. */
export type MailServer = {
  /** `smtp://` or `smtps://`, with a name and a password if the server wants them. */
  url: string;
  from: { name: string; address: string };
  timeoutMs?: number;
};

export type MailFailure = {
  outcome: /** For good: this recipient, or this message, will be refused again. */
    | 'refused'
    /** For now: the server asked to come back. */
    | 'deferred'
    /** The server does not know us. */
    | 'unauthorized'
    | 'timeout'
    | 'unreachable';
  message: string;
};

export type MailAnswer = { outcome: 'sent'; messageId: string } | MailFailure;
