/** The primary colours to choose from; primary.css has their values in both themes. The first is product.md 9.7's. */
export const PRIMARY_COLORS = ['violet', 'blue', 'teal', 'rust', 'rose', 'graphite'] as const;
