import PostalMime from 'postal-mime';
import type { Mail } from './open-mailbox.ts';

type Envelope = Pick<Mail, 'from' | 'to'>;

/** A message as it came over SMTP, taken apart. */
export async function readMail(raw: Buffer, envelope: Envelope): Promise<Omit<Mail, 'id' | 'atMs'>> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    ...envelope,
    subject: email.subject ?? '',
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => {
      const base64 = typeof content === 'string' ? content : '';
      return {
        fileName: filename ?? 'unnamed',
        mimeType,
        sizeBytes: Buffer.from(base64, 'base64').length,
        base64,
      };
    }),
    sizeBytes: raw.length,
  };
}
