const timeoutMs = 3000;

/** The HTTP status of an address, or nothing while nobody answers there. */
export async function askStatus(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
