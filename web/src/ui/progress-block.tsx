import { Group, Progress, Text } from '@mantine/core';
import { useFormat } from '../platform/texts/use-format.ts';

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
      <Progress.Root>
        <Progress.Section
          value={share === null ? 100 : share * 100}
          animated={share === null}
          // The kit's own would call a work of unknown length finished.
          withAria={false}
          role="progressbar"
          aria-label={label}
          {...(share === null
            ? {}
            : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(share * 100) })}
        />
      </Progress.Root>
      {text !== undefined && (
        <Text size="xs" c="dimmed" mt={6}>
          {text}
        </Text>
      )}
    </div>
  );
}
