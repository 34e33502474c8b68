import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { isPublicDemo } from '../../platform/env.ts';
import {
  createPostToInner,
  createPostToStranger,
} from '../../platform/outbound/strangers/post-to-stranger.ts';
import { innerHosts } from './inner-hosts.ts';
import { measureWebhooks } from './measure-webhooks.ts';
import { openLanes } from './open-lanes.ts';
import { purgeWebhookLog } from './purge-log.ts';

const LOOK_EVERY_SECONDS = 2;
const PURGE_EVERY_SECONDS = DAY_SECONDS;

export function workWebhooks(context: Context): Loop[] {
  measureWebhooks(context);
  const { env } = context;
  const inner = innerHosts(env);
  const post = isPublicDemo(env) ? createPostToInner(inner) : createPostToStranger({ inner });
  const lanes = openLanes(context, post);
  const looking = startLoop(context, 'deliver to webhooks', LOOK_EVERY_SECONDS, async () => lanes.look());
  return [
    {
      stop: async () => {
        await looking.stop();
        await lanes.stop();
      },
    },
    startLoop(context, 'purge the log of webhooks', PURGE_EVERY_SECONDS, () => purgeWebhookLog(context)),
  ];
}
