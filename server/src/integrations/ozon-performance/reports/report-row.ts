/** What one product brought in one campaign on one day; null: the report does not tell it. */
export type ReportRow = {
  campaignId: string;
  sku: number;
  /** YYYY-MM-DD; null in a report without days. */
  date: string | null;
  title: string | null;
  views: number;
  clicks: number;
  carts: number | null;
  orders: number;
  ordersKopecks: number | null;
  modelOrders: number | null;
  modelOrdersKopecks: number | null;
  spentKopecks: number | null;
  priceKopecks: number | null;
};

export type ReadReport = { outcome: 'ok'; data: ReportRow[] } | { outcome: 'drift'; message: string };

/** DD.MM.YYYY as YYYY-MM-DD; the other way round it is taken as it is. */
export function readReportDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return `${year}-${month}-${day}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? text.trim() : undefined;
}
