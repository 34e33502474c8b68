import type { Env } from '../../platform/env.ts';

export function innerHosts({ WEBHOOK_INNER_HOSTS: hosts }: Pick<Env, 'WEBHOOK_INNER_HOSTS'>): string[] {
  return hosts.split(' ').filter((host) => host !== '');
}
