export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

export const DAY_HOURS = 24;

/** Moscow keeps +03:00 the whole year since 2014. */
export const MOSCOW_OFFSET_HOURS = 3;
export const MOSCOW_OFFSET_MS = MOSCOW_OFFSET_HOURS * HOUR_MS;
