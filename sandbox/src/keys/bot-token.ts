import { createHash } from 'node:crypto';

/** Bots have the number of a user; this one is of more than 32 bits, as those of new bots are. */
export const BOT_ID = 7_100_000_001;
export const BOT_USERNAME = 'vitrina_demo_bot';

const secret = createHash('sha256').update('sandbox bot').digest('base64url').slice(0, 33);
/** The token of the demo bot, the same on every start, in the form of real ones. */
export const BOT_TOKEN = `${BOT_ID}:AA${secret}`;
