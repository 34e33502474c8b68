// interface-rules.md G5: 96 × 24 px in a row.
export const BOX = { width: 96, height: 24, inset: 3 };
