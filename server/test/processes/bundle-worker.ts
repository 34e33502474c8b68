import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = path.join(import.meta.dirname, '../../..');
const ENTRIES = {
  worker: 'server/src/worker.ts',
  'position-worker': 'server/test/processes/position-worker-child.ts',
};
/** Native modules, and those that look for files of their own. */
const AS_INSTALLED = [/^sharp$/, /^@node-rs\/argon2/, /^pino$/, /^pg$/];

/** What a file of the product knows about its own place stays so. */
const places: Plugin = {
  name: 'places',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/**
 * The worker's own entry point, or that of one that checks positions alone, in a few files, into a folder of its own.
 * Finding and loading 1,000 files is most of a start: scenarios that start hundreds of workers would measure little else.
 */
export async function bundleWorker(name: string, entry: keyof typeof ENTRIES = 'worker'): Promise<string> {
  const bundle = await rolldown({
    input: path.join(ROOT, ENTRIES[entry]),
    cwd: ROOT,
    platform: 'node',
    external: AS_INSTALLED,
    plugins: [places],
  });
  const dir = path.join(ROOT, '.cache/bundled', name);
  const { output } = await bundle.write({ dir, format: 'esm', cleanDir: true });
  await bundle.close();
  return path.join(dir, output[0].fileName);
}
