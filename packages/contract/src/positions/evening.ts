/** The hour of a day that forecasts are compared at, and that a screen begins with. */
export const EVENING_HOUR = 20;
