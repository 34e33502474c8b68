import path from 'node:path';

/** Halves a start once a process has ended by itself and kept what it compiled. */
export const COMPILED = path.join(import.meta.dirname, '../../../.cache/compiled');
