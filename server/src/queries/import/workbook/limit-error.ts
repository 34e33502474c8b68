import { UPLOAD_LIMITS, type UploadLimit } from '@vitrina/contract/upload-limits.ts';

/** Thrown inside a reader as soon as a limit is met; `readWorkbook` makes a refusal of it. */
export class LimitError extends Error {
  readonly limit: UploadLimit;

  constructor(limit: UploadLimit) {
    super(`more ${limit} than ${UPLOAD_LIMITS[limit]}`);
    this.limit = limit;
  }
}

/** Throws when the value is beyond the limit of that name. */
export function checkLimit(limit: UploadLimit, value: number): void {
  // NaN compares as false with everything, so the condition is what is allowed.
  if (!(value <= UPLOAD_LIMITS[limit])) throw new LimitError(limit);
}
