/** ClickHouse's usual ones. Only the product needs the first; the others are for the servers among themselves. */
export const PORTS = { http: 8123, native: 9000, parts: 9009, keeper: 9181, keepers: 9234 } as const;
