import type { EngineUrls } from './start-engines.ts';

type Options = EngineUrls & {
  dataFolder: string;
  sandboxUrl: string;
  smtpPort: number;
  publicUrl: string;
};

// The sandbox's own key, printed on its page: it opens nothing else.
const sandboxFeedKey = 'demo-feed-key';
const sandboxShop = { shopId: '100500', secretKey: 'test_demo-shop-secret-key' };

/** What the server, its migrations and its seed are told: the engines, the folder of the keys and the outside world. */
export function serverEnv({
  DATABASE_URL,
  CLICKHOUSE_URL,
  CLICKHOUSE_MEMORY_MB,
  dataFolder,
  sandboxUrl,
  smtpPort,
  publicUrl,
}: Options): Record<string, string> {
  return {
    DATABASE_URL,
    CLICKHOUSE_URL,
    ...(CLICKHOUSE_MEMORY_MB === undefined ? {} : { CLICKHOUSE_MEMORY_MB }),
    DATA_DIR: dataFolder,
    PUBLIC_URL: publicUrl,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'no-reply@vitrina.test',
    TELEGRAM_URL: `${sandboxUrl}/telegram`,
    TELEGRAM_LINK_URL: `${sandboxUrl}/telegram`,
    OZON_PERFORMANCE_URL: `${sandboxUrl}/ozon-performance`,
    OZON_SELLER_URL: `${sandboxUrl}/ozon-seller`,
    STOREFRONT_URL: `${sandboxUrl}/storefront`,
    QUERY_FEED_URL: `${sandboxUrl}/feed/v1`,
    QUERY_FEED_KEY: sandboxFeedKey,
    CLOCK_URL: `${sandboxUrl}/clock`,
    PAYMENT_URL: `${sandboxUrl}/yookassa/v3`,
    PAYMENT_SHOP_ID: sandboxShop.shopId,
    PAYMENT_SECRET_KEY: sandboxShop.secretKey,
    PAYMENT_MODE: 'test',
    PAYMENT_HINT_ADDRESSES: '127.0.0.1 ::1',
    WEBHOOK_INNER_HOSTS: new URL(sandboxUrl).host,
  };
}

/** The demo bot's token, as the sandbox tells it to whoever connects a messenger. */
export async function readBotToken(sandboxUrl: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/keys`);
  const { bot } = (await answer.json()) as { bot: { token: string } };
  return bot.token;
}
