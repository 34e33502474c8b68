/**
 * What one uploaded table may hold and its reading may take; a limit that is met is named in `import.limitExceeded`.
 * The number of its rows is `IMPORT_BOUNDS.rows`, the bytes of the file `IMPORT_BOUNDS.bytes`.
 */
export const UPLOAD_LIMITS = {
  /** The widest export of a keyword tool seen has 60. */
  columns: 1000,
  /** Characters. A spreadsheet itself takes no more. */
  cellLength: 32_767,
  /** Filled or not, up to the last filled one of each row. */
  cells: 6_000_000,
  /** 200,000 rows of 20 columns take 140 MB as XML. */
  unpackedMb: 400,
  /** Of a whole archive beyond a first megabyte; tables of real tools unpack to 5–60 times their size. */
  unpackRatio: 250,
  /** Files in an archive. */
  parts: 500,
  /** Elements within elements; a worksheet needs eight. */
  nesting: 32,
  /** Of processor time; 20 MB of XLSX with 20 columns take 20–23 on a busy machine. */
  seconds: 60,
  /** Of the whole process; 20 MB of XLSX with 20 columns take 480. */
  memoryMb: 768,
} as const;

export type UploadLimit = keyof typeof UPLOAD_LIMITS;

export const UPLOAD_LIMIT_NAMES = Object.keys(UPLOAD_LIMITS) as [UploadLimit, ...UploadLimit[]];
