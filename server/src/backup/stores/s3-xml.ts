import { SaxesParser } from 'saxes';

/** What the elements of these names contain, in their order; an answer that is no XML has none. */
export function readElements(xml: string, names: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  let content = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    content = '';
  });
  parser.on('text', (text) => {
    content += text;
  });
  parser.on('closetag', ({ name }) => {
    found[name]?.push(content);
    content = '';
  });
  // The storage's page of maintenance may be anything.
  parser.on('error', () => undefined);
  parser.write(xml).close();
  return found;
}
