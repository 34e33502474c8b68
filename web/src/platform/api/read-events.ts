/** One block of an event stream: what kind, and what it carries. A comment is neither, but a sign of life. */
export type EventBlock = { name: string; data: string | null };

/** Reads what a server tells, whatever pieces it arrives in. */
export function createEventReader(): (chunk: string) => EventBlock[] {
  let rest = '';
  return (chunk) => {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readBlock);
  };
}

function readBlock(block: string): EventBlock {
  let name = '';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice(7);
    if (line.startsWith('data: ')) data.push(line.slice(6));
  }
  return { name, data: data.length === 0 ? null : data.join('\n') };
}
