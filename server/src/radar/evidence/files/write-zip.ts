import { zipSync } from 'fflate';

/** The first moment that a ZIP can name, in whatever time zone it is written. */
const FIRST_MOMENT = new Date(1980, 0, 1);

/** Unpacked and without dates: the same files are the same bytes, and a byte of the archive is one of a file. */
export function writeZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 0, mtime: FIRST_MOMENT });
}
