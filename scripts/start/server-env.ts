type Options = { DATABASE_URL: string; CLICKHOUSE_URL: string; dataFolder: string; sandboxUrl: string };

// The sandbox's own key, printed on its page: it opens nothing else.
const sandboxFeedKey = 'demo-feed-key';

/** What the server, its migrations and its seed are told: the engines, the folder of the keys and the outside world. */
export function serverEnv({
  DATABASE_URL,
  CLICKHOUSE_URL,
  dataFolder,
  sandboxUrl,
}: Options): Record<string, string> {
  return {
    DATABASE_URL,
    CLICKHOUSE_URL,
    DATA_DIR: dataFolder,
    OZON_SELLER_URL: `${sandboxUrl}/ozon-seller`,
    STOREFRONT_URL: `${sandboxUrl}/storefront`,
    QUERY_FEED_URL: `${sandboxUrl}/feed/v1`,
    QUERY_FEED_KEY: sandboxFeedKey,
    CLOCK_URL: `${sandboxUrl}/clock`,
  };
}
