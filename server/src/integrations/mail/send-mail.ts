import { hideSecrets } from '../../platform/outbound/hide-secrets.ts';
import { judgeMailError } from './judge-mail-error.ts';
import type { MailAnswer, MailServer } from './mail-server.ts';
import { openTransport } from './open-transport.ts';

type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
};

// One address and nothing else: no name, no list, no quoting, nothing that a header could be built from.
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,255}$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z\d-]{0,63}$/;
/** Those that say who sends to whom are ours alone. */
const OWN_HEADERS = /^(?:from|to|cc|bcc|sender|subject|date|return-path|mime-version|content-.*)$/i;
const CONTROL = /\p{Cc}/u;

function findFault({ to, headers = {} }: Letter): string | undefined {
  if (!ADDRESS.test(to) || to.length > 254) return 'the recipient is no plain address';
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name) || CONTROL.test(value))
      return `the header ${JSON.stringify(name)} may not be sent`;
  }
  return undefined;
}

function secretsOf(url: string): string[] {
  const { password } = new URL(url);
  return [password, decodeURIComponent(password)];
}

/** Sends one letter to one recipient. A letter whose answer was lost may arrive twice if it is sent again. */
export async function sendMail(server: MailServer, letter: Letter): Promise<MailAnswer> {
  const fault = findFault(letter);
  if (fault !== undefined) return { outcome: 'refused', message: fault };
  const transport = openTransport(server);
  try {
    const { messageId } = await transport.sendMail({
      from: server.from,
      to: { name: '', address: letter.to },
      subject: letter.subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
      html: letter.html,
      text: letter.text,
      headers: { ...letter.headers },
    });
    return { outcome: 'sent', messageId };
  } catch (error) {
    const { outcome, message } = judgeMailError(error);
    return { outcome, message: hideSecrets(message, secretsOf(server.url)).slice(0, 300) };
  } finally {
    transport.close();
  }
}
