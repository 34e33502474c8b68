import type { Command } from './run-command.ts';

export type Step = { name: string; command: Command };

const tool = (name: string, ...args: string[]): Command => ({ file: `node_modules/.bin/${name}`, args });
const own = (name: string, ...args: string[]): Command => ({ file: `scripts/${name}.ts`, args });

const rooms = ['packages/contract', 'packages/conformance', 'server', 'sandbox', 'web'];
const folders = ['packages', 'server', 'sandbox', 'web', 'scripts', 'bench', 'e2e'];

/** Type checkers keep what they know between runs: after a change they look again at what it touches. */
const types = (name: string, project: string): Step => ({
  name: `types of ${name}`,
  command: tool(
    'tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name.replaceAll('/', '-')}.tsbuildinfo`,
  ),
});

/** Everything that judges the source without running the product; the linter may be asked about some files only. */
export function staticSteps(linted: readonly string[] = []): Step[] {
  return [
    { name: 'lock', command: own('lock', '--check') },
    { name: 'format', command: tool('biome', 'format', '.') },
    { name: 'lint', command: tool('oxlint', '--type-aware', ...linted) },
    ...rooms.map((room) => types(room, `${room}/tsconfig.json`)),
    types('the rest', 'tsconfig.json'),
    { name: 'imports', command: tool('depcruise', ...folders) },
    { name: 'dead exports', command: tool('knip') },
    { name: 'style', command: own('style') },
    { name: 'texts', command: own('texts') },
    { name: 'tracked files', command: own('tracked') },
  ];
}
