import { CannotStart } from './cannot-start.ts';

/**
 * `0045-after-0042-drop-email`: takes away what versions use that do not know 0042. Every other step leaves those before it
 * working.
 */
const AFTER = /^\d{4}[-_]after[-_](\d{4})[-_]/;

type Steps = {
  /** Of this version, in their order. */
  known: readonly string[];
  applied: readonly string[];
};

const numberOf = (step: string | undefined) => step?.slice(0, 4) ?? '';

/** Tables from which a newer version has taken what this one uses are refused in a sentence for whoever runs the product. */
export function refuseTooOld(engine: string, { known, applied }: Steps): void {
  const newest = numberOf(known.at(-1));
  const breaking = applied.find((step) => !known.includes(step) && (AFTER.exec(step)?.[1] ?? '') > newest);
  if (breaking === undefined) return;
  throw new CannotStart(
    `This version of Vitrina is too old for the tables in ${engine} (${breaking} has been applied): start a newer one.`,
  );
}

/** And tables that lack something are. */
export function refuseMisfit(engine: string, steps: Steps): void {
  refuseTooOld(engine, steps);
  const missing = steps.known.find((step) => !steps.applied.includes(step));
  if (missing === undefined) return;
  throw new CannotStart(
    `The tables in ${engine} are older than this version of Vitrina (${missing} has not been applied): run "node server/src/migrate.ts" first.`,
  );
}

/** Whether a newer version has been here, and nothing is left to apply. */
export function isAhead({ known, applied }: Steps): boolean {
  return applied.length > known.length && known.every((step) => applied.includes(step));
}
