import { addCounters, type Counters } from '../traffic/traffic.ts';

/** What buyers did with some products in some time, by where they met them. */
export type Figures = { organic: Counters; advertised: Counters };

// Of all who put into the cart, those who did not open the card first.
const CART_FROM_SEARCH = 0.3;
// People see a product more than once.
const SESSIONS_A_VIEW = 0.74;
const SESSIONS_A_CLICK = 0.9;
const RETURNED = 0.03;
const CANCELLED = 0.05;

const all = ({ organic, advertised }: Figures) => addCounters(organic, advertised);
const cartsFromSearch = (figures: Figures) => Math.round(all(figures).carts * CART_FROM_SEARCH);
const sessions = (figures: Figures) => Math.round(all(figures).views * SESSIONS_A_VIEW);
const cardSessions = (figures: Figures) => Math.round(all(figures).clicks * SESSIONS_A_CLICK);
const share = (orders: number, part: number) => Math.round(orders * part);
/** Percent with two digits. */
const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

/** The metrics that the market can measure; the contract knows some more. */
export const METRICS = {
  revenue: (figures) => all(figures).ordersKopecks / 100,
  ordered_units: (figures) => all(figures).orders,
  postings: (figures) => all(figures).orders,
  hits_view_search: (figures) => all(figures).views,
  hits_view_pdp: (figures) => all(figures).clicks,
  hits_view: (figures) => all(figures).views + all(figures).clicks,
  hits_tocart_search: cartsFromSearch,
  hits_tocart_pdp: (figures) => all(figures).carts - cartsFromSearch(figures),
  hits_tocart: (figures) => all(figures).carts,
  session_view_search: sessions,
  session_view_pdp: cardSessions,
  // Whoever opens a card has seen it in a list before.
  session_view: sessions,
  conv_tocart_search: (figures) => percent(cartsFromSearch(figures), sessions(figures)),
  conv_tocart_pdp: (figures) => percent(all(figures).carts - cartsFromSearch(figures), cardSessions(figures)),
  conv_tocart: (figures) => percent(all(figures).carts, sessions(figures)),
  returns: (figures) => share(all(figures).orders, RETURNED),
  cancellations: (figures) => share(all(figures).orders, CANCELLED),
  delivered_units: (figures) => {
    const { orders } = all(figures);
    return orders - share(orders, CANCELLED) - share(orders, RETURNED);
  },
  adv_view_search_category: ({ advertised }) => advertised.views,
  adv_view_pdp: ({ advertised }) => advertised.clicks,
  adv_view_all: ({ advertised }) => advertised.views + advertised.clicks,
} as const satisfies Record<string, (figures: Figures) => number>;

export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]];

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    organic: addCounters(one.organic, other.organic),
    advertised: addCounters(one.advertised, other.advertised),
  };
}
