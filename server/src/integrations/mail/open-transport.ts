import { createTransport, type Transporter } from 'nodemailer';
import type { MailServer } from './mail-server.ts';

const TIMEOUT_MS = 15_000;
const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * A way to a mail server. A name, a password and letters travel only under TLS with a certificate that is checked; to
 * this very machine they may go in the open.
 */
export function openTransport({ url, timeoutMs = TIMEOUT_MS }: MailServer): Transporter {
  const { protocol, hostname, port, username, password } = new URL(url);
  const defaultPort = PORTS[protocol];
  if (defaultPort === undefined) throw new Error('The address of a mail server is smtp:// or smtps://.');
  const isOpen = protocol === 'smtp:' && LOOPBACK.test(hostname);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? defaultPort : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: !isOpen,
    ignoreTLS: isOpen,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A letter must not be able to make us read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
