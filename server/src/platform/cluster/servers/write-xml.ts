/** Names of elements and what stands in them; a list is the element several times, a name with "@" an attribute. */
export type Element = { [name: string]: string | number | Element | readonly Element[] };

/** A file of ClickHouse's configuration. */
export function writeXml(content: Element): string {
  return `<clickhouse>\n${write(content, '  ')}</clickhouse>\n`;
}

function write(content: Element, indent: string): string {
  return Object.entries(content)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .map(([name, value]) =>
      typeof value === 'object'
        ? writeElement(name, value, indent)
        : `${indent}<${name}>${escape(String(value))}</${name}>\n`,
    )
    .join('');
}

function writeElement(name: string, element: Element, indent: string): string {
  const entries = Object.entries(element);
  const attributes = entries.flatMap(([key, value]) =>
    key.startsWith('@') && typeof value === 'string' ? [` ${key.slice(1)}="${escape(value)}"`] : [],
  );
  const inner = Object.fromEntries(entries.filter(([key]) => !key.startsWith('@')));
  const open = `${indent}<${name}${attributes.join('')}`;
  if (Object.keys(inner).length === 0)
    return attributes.length === 0 ? `${open}>\n${indent}</${name}>\n` : `${open}/>\n`;
  return `${open}>\n${write(inner, `${indent}  `)}${indent}</${name}>\n`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
