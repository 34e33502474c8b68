/** A network as `networkOf` names it, written so that its end is seen to be missing: 203.0.113.* */
export function showNetwork(network: string | null): string | null {
  if (network === null || network === '') return null;
  return network.includes(':') ? `${network}:*` : `${network}.*`;
}
