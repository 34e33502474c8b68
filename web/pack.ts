// Packs a built application, `node web/pack.ts FOLDER`, while it may be in use: at the lowest priority.
import { constants, setPriority } from 'node:os';
import { packFolder } from './precompress.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder?');
setPriority(constants.priority.PRIORITY_LOW);
await packFolder(folder);
