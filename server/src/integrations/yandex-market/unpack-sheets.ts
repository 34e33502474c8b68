import { unzipSync } from 'fflate';

/** The CSV files of a report by their names without the ending. */
export type Sheets = ReadonlyMap<string, Uint8Array>;

/** The largest reports have some hundred thousand lines; what claims to be more is no report. */
const MOST_BYTES = 300 * 1024 * 1024;

/** undefined: not an archive, or one that would unpack to more than the limit. */
export function unpackSheets(archive: Uint8Array, mostBytes = MOST_BYTES): Sheets | undefined {
  let bytes = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        bytes += originalSize;
        return bytes <= mostBytes && name.toLowerCase().endsWith('.csv');
      },
    });
    if (bytes > mostBytes) return undefined;
    return new Map(
      Object.entries(files).map(([name, content]) => [
        name.replace(/^.*\//, '').replace(/\.csv$/i, ''),
        content,
      ]),
    );
  } catch {
    return undefined;
  }
}
