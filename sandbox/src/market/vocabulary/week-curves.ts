type Curve = {
  /** Monday to Sunday, mean 1. */
  weekdays: readonly number[];
  /** 24 weights of the hours of a working day and of a day off. */
  workdayHours: readonly number[];
  weekendHours: readonly number[];
};

export const WEEK_CURVES = {
  evening: {
    weekdays: [1.04, 1, 0.98, 0.97, 0.92, 0.98, 1.11],
    workdayHours: [
      22, 11, 6, 4, 4, 7, 15, 28, 40, 46, 49, 51, 53, 53, 52, 52, 54, 58, 64, 72, 80, 84, 72, 43,
    ],
    weekendHours: [
      28, 15, 8, 5, 4, 6, 11, 21, 36, 52, 62, 66, 67, 66, 64, 63, 63, 64, 67, 72, 78, 80, 68, 42,
    ],
  },
  daytime: {
    weekdays: [1.08, 1.06, 1.04, 1.02, 0.96, 0.9, 0.94],
    workdayHours: [14, 7, 4, 3, 4, 8, 19, 36, 54, 66, 71, 71, 66, 67, 68, 66, 63, 60, 58, 58, 58, 54, 42, 25],
    weekendHours: [
      18, 10, 6, 4, 4, 7, 15, 28, 46, 62, 70, 71, 69, 66, 64, 62, 61, 60, 60, 60, 58, 54, 43, 27,
    ],
  },
  family: {
    weekdays: [1.03, 1.01, 1, 0.99, 0.94, 0.97, 1.06],
    workdayHours: [17, 8, 5, 4, 5, 9, 20, 32, 42, 51, 55, 56, 59, 64, 62, 55, 52, 54, 58, 64, 76, 88, 74, 38],
    weekendHours: [
      22, 11, 7, 5, 5, 8, 16, 28, 42, 54, 61, 63, 64, 67, 64, 60, 58, 58, 60, 65, 75, 84, 70, 38,
    ],
  },
} as const satisfies Record<string, Curve>;

export type CurveName = keyof typeof WEEK_CURVES;
