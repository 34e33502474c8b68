import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { Store } from '../platform/open-store.ts';

const Attachment = z.object({
  fileName: z.string(),
  mimeType: z.string(),
  sizeBytes: z.int(),
  base64: z.string(),
});

export const Mail = z.object({
  id: z.int(),
  atMs: z.number(),
  /** Of the envelope: where it was really sent from and to, whatever its headers say. */
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(Attachment),
  sizeBytes: z.int(),
});
export type Mail = z.infer<typeof Mail>;

export type Mailbox = {
  add(mail: Omit<Mail, 'id' | 'atMs'>): Mail;
  get(id: string): Mail | undefined;
  /** The newest first. */
  list(requested?: { to?: string | undefined; sinceMs?: number | undefined }): Mail[];
  /** Forgets one, or all; says how many there were. */
  remove(id?: string): number;
};

const MAILS_KEPT = 500;

/** Everybody's mail in one box, kept over restarts. */
export function openMailbox(store: Store, clock: Clock): Mailbox {
  const mails = store.collection('mailbox.mails', Mail);
  const counter = store.collection('mailbox.counter', z.int());

  return {
    add(mail) {
      const id = (counter.get('last') ?? 0) + 1;
      counter.put('last', id);
      const added = { ...mail, id, atMs: clock.now().getTime() };
      mails.put(String(id), added);
      for (const { id: oldest } of mails.list().slice(0, -MAILS_KEPT)) mails.remove(String(oldest));
      return added;
    },
    get: (id) => mails.get(id),
    list({ to, sinceMs = 0 } = {}) {
      const wanted = to?.trim().toLowerCase() ?? '';
      return mails
        .list()
        .filter((mail) => mail.atMs >= sinceMs && mail.to.some((one) => one.toLowerCase().includes(wanted)))
        .toReversed();
    },
    remove(id) {
      const gone = mails.list().filter((mail) => id === undefined || String(mail.id) === id);
      for (const mail of gone) mails.remove(String(mail.id));
      return gone.length;
    },
  };
}
