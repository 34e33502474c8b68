/** The seller behind the demo user's cabinet: a shop of things for the home, well liked by the ranking. */
export const DEMO_SELLER_ID = 7;
