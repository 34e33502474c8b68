import type { DemoSize } from './read-seed-message.ts';
import type { Running } from './start-stack.ts';

/** The last thing the terminal says: what to open and how to sign in. */
export function greeting({ address, sandboxUrl, demo, isPublicDemo }: Running, logs: string): string {
  const { size } = demo ?? {};
  // Nobody signs in to a public demo.
  const user = isPublicDemo ? undefined : demo?.user;
  return [
    '',
    '  Vitrina is running.',
    '',
    `  Open      ${address}${isPublicDemo ? ' (a public demo: anybody may read, nobody signs in)' : ''}`,
    ...(user ? [`  Sign in   ${user.email} / ${user.password}`] : []),
    ...(user?.operator ? [`  Office    ${user.operator.email} / ${user.operator.password}`] : []),
    `  Sandbox   ${sandboxUrl} (the marketplaces, the mailbox and the clock of the demo)`,
    '',
    ...(size ? describeMarket(size) : []),
    `  Logs are in ${logs}. Ctrl-C stops everything.`,
    '',
  ].join('\n');
}

function describeMarket({ days, rows, hasPast }: DemoSize): string[] {
  const size = `${days} days, ${new Intl.NumberFormat('en').format(rows)} rows`;
  if (!hasPast) return [`  The demo market: ${size}.`];
  return [
    `  The demo market begins with ${size}.`,
    '  Its history is filled in while it runs, and every screen shows the progress.',
  ];
}
