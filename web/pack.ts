// Packs a built application, `node web/pack.ts FOLDER`, while it may be in use.
import { packFolder } from './precompress.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder?');
await packFolder(folder);
