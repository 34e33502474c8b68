import { Text } from '@mantine/core';
import { useFormat } from '../platform/texts/use-format.ts';

export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return <span>{format.instant(at)}</span>;
}

/** Addresses, codes and numbers of others read from left to right in every language. */
export function LtrText({ text }: { text: string }) {
  return (
    <Text component="bdi" size="sm" dir="ltr" truncate title={text} display="block">
      {text}
    </Text>
  );
}
