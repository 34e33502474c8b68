// The same family as the page's, since canvas inherits nothing.
const FAMILY = "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif";

export const FONTS = {
  small: `11px ${FAMILY}`,
  cell: `12px ${FAMILY}`,
  bold: `600 11.5px ${FAMILY}`,
} as const;
