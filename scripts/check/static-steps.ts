import type { Command } from './run-command.ts';

export type Step = { name: string; command: Command };

const tool = (name: string, ...args: string[]): Command => ({ file: `node_modules/.bin/${name}`, args });
const own = (name: string, ...args: string[]): Command => ({ file: `scripts/${name}.ts`, args });

const folders = ['packages', 'server', 'sandbox', 'web', 'scripts', 'bench', 'e2e'];

/** Everything that judges the source without running the product. */
export function staticSteps(): Step[] {
  return [
    { name: 'lock', command: own('lock', '--check') },
    { name: 'format', command: tool('biome', 'check', '.') },
    // Reads every program once for both, in two thirds of the time that a compiler beside a linter takes.
    { name: 'types and lint', command: tool('oxlint', '--type-aware', '--type-check') },
    { name: 'imports', command: tool('depcruise', ...folders) },
    { name: 'dead exports', command: tool('knip') },
    { name: 'style', command: own('style') },
    { name: 'texts', command: own('texts') },
    { name: 'tracked files', command: own('tracked') },
  ];
}
