// node server/src/replicas.ts deploy/replicas.json [--to FOLDER]: prints what the servers of a ClickHouse cluster with replicas need, or
// writes it into a folder, each file under the name of its server.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDescription } from './platform/cluster/servers/description.ts';
import { listFiles } from './platform/cluster/servers/list-files.ts';

const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined || positionals.length > 1) {
  console.error('Name one file that describes the servers: node server/src/replicas.ts deploy/replicas.json');
  process.exit(2);
}
try {
  for (const { path: name, text } of listFiles(readDescription(await readFile(file, 'utf8')))) {
    if (values.to === undefined) {
      console.log(`# ${name}\n${text}`);
      continue;
    }
    const place = path.join(values.to, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    console.log(place);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
