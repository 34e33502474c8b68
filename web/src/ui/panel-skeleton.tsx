import { Skeleton } from '@mantine/core';

/** Where a block of the page will stand that is still being fetched. */
export function PanelSkeleton({ height }: { height: number }) {
  return <Skeleton height={height} radius="md" />;
}
