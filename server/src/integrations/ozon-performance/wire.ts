export const API = 'ozon-performance';
export const TIMEOUT_MS = 20_000;
/** The ZIP of a report of two months of ten campaigns is far below. */
export const MAX_BYTES = 30 * 1024 * 1024;
