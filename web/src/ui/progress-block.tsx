import { Group, Progress, Text } from '@mantine/core';
import { useFormat } from '../platform/use-format.ts';

type ProgressBlockProps = {
  label: string;
  /** 0 to 1; null while the length of the work is unknown. */
  share: number | null;
  text?: string;
};

/** For everything that takes longer than a second. */
export function ProgressBlock({ label, share, text }: ProgressBlockProps) {
  const format = useFormat();
  return (
    <div role="status">
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        {share !== null && <Text size="sm">{format.percent(share)}</Text>}
      </Group>
      <Progress value={share === null ? 100 : share * 100} animated={share === null} aria-label={label} />
      {text !== undefined && (
        <Text size="xs" c="dimmed" mt={6}>
          {text}
        </Text>
      )}
    </div>
  );
}
