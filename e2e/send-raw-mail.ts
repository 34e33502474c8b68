import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

type RawMail = { to: string; subject: string; html: string };

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A mail over a socket, word by word, as any program in the world would send it. */
export async function sendRawMail(smtpUrl: string, { to, subject, html }: RawMail): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

  async function say(words: string | undefined, code: number) {
    if (words !== undefined) socket.write(`${words}\r\n`);
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true || !value.startsWith(String(code)))
        throw new Error(`SMTP answered ${value ?? 'nothing'}`);
      // A line with a hyphen after the code is followed by another one.
      if (value[3] !== '-') return;
    }
  }

  const message = [
    'From: Vitrina <no-reply@vitrina.test>',
    `To: ${to}`,
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(html),
    '.',
  ];
  await say(undefined, 220);
  await say('EHLO vitrina.test', 250);
  await say('MAIL FROM:<no-reply@vitrina.test>', 250);
  await say(`RCPT TO:<${to}>`, 250);
  await say('DATA', 354);
  await say(message.join('\r\n'), 250);
  await say('QUIT', 221);
  socket.destroy();
}
