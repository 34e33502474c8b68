import type { Command } from './run-command.ts';

export type Step = { name: string; command: Command };

const tool = (name: string, ...args: string[]): Command => ({ file: `node_modules/.bin/${name}`, args });
const own = (name: string, ...args: string[]): Command => ({ file: `scripts/${name}.ts`, args });

const rooms = ['packages/contract', 'packages/conformance', 'server', 'sandbox', 'web'];
const folders = ['packages', 'server', 'sandbox', 'web', 'scripts', 'bench', 'e2e'];

/** Everything that judges the source without running the product. */
export const staticSteps: Step[] = [
  { name: 'lock', command: own('lock', '--check') },
  { name: 'format', command: tool('biome', 'format', '.') },
  { name: 'lint', command: tool('oxlint', '--type-aware') },
  ...rooms.map((room) => ({ name: `types of ${room}`, command: tool('tsc', '-p', `${room}/tsconfig.json`) })),
  { name: 'types of the rest', command: tool('tsc', '-p', 'tsconfig.json') },
  { name: 'imports', command: tool('depcruise', ...folders) },
  { name: 'dead exports', command: tool('knip') },
  { name: 'style', command: own('style') },
  { name: 'texts', command: own('texts') },
  { name: 'tracked files', command: own('tracked') },
];
