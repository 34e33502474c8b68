import type { Running } from './start-stack.ts';

/** The last thing the terminal says: what to open and how to sign in. */
export function greeting({ address, sandboxUrl, demo }: Running, logs: string): string {
  const { user, size } = demo ?? {};
  return [
    '',
    '  Vitrina is running.',
    '',
    `  Open      ${address}`,
    ...(user ? [`  Sign in   ${user.email} / ${user.password}`] : []),
    `  Sandbox   ${sandboxUrl} (the marketplaces, the mailbox and the clock of the demo)`,
    '',
    ...(size
      ? [`  The demo market: ${size.days} days, ${new Intl.NumberFormat('en').format(size.rows)} rows.`]
      : []),
    `  Logs are in ${logs}. Ctrl-C stops everything.`,
    '',
  ].join('\n');
}
