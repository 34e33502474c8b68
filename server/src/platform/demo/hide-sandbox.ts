import { DEMO_PICTURES } from '@vitrina/contract/demo/demo.ts';

/** An answer whose pictures come from this server: the sandbox's own addresses are out of a stranger's reach. */
export function hideSandbox(answer: string, sandboxUrl: string): string {
  const { origin } = new URL(sandboxUrl);
  return answer.replaceAll(`"${origin}/`, `"${DEMO_PICTURES}/`);
}
