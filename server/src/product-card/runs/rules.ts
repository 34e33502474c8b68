/** So often a worker says that it lives. */
export const PULSE_MS = 1000;
/** A worker that was not heard of for so long is taken for dead. */
export const SILENT_SECONDS = 15;
/** What failed by no fault of the card is begun again after so long, so many times in all. */
export const PAUSE_SECONDS = 10;
export const MOST_ATTEMPTS = 3;
