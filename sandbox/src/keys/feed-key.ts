/** The bearer key of the statistics feed. The sandbox has nothing to hide, so it is printed on the start page. */
export const FEED_KEY = 'demo-feed-key';
