/** So often a worker says how far an import is. */
export const BEAT_MS = 1000;
/** A worker that was not heard of for so long is taken for dead, and its import is begun again. */
export const SILENT_SECONDS = 15;
/** An outage may last as long as these attempts, each after a silence. */
export const MOST_ATTEMPTS = 8;
/** How long the person who sends a file waits for its end before being told that it goes on by itself. */
export const ANSWER_MS = 5000;
export const LOOK_MS = 200;
