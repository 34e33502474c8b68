import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A name and what stands under it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={4} align="flex-start" miw={0}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {children}
    </Stack>
  );
}
