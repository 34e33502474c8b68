import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const Manifest = z.record(z.string(), Chunk);
type Manifest = z.infer<typeof Manifest>;

/** Every file that has to be there before a module runs: its own, and those of everything it imports. */
export function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build knows no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** Kilobytes of JS and CSS, packed as they are sent, that screens wait for. */
export function weighModules(built: string, modules: readonly string[]): number {
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')));
  const entries = Object.entries(manifest).flatMap(([name, { isEntry }]) => (isEntry === true ? [name] : []));
  return [...filesOf(manifest, [...entries, ...modules])]
    .filter((file) => /\.(?:js|css)$/.test(file))
    .reduce((sum, file) => sum + packedSize(path.join(built, file)) / 1000, 0);
}

function packedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
