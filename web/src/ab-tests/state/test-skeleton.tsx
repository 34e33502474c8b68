import { Stack } from '@mantine/core';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

/** Below the fold: what comes in their place moves nothing that is in sight. */
const SKELETON_PX = { verdict: 150, images: 900 };

/** Under the head of a test that is being fetched. */
export function TestSkeleton() {
  return (
    <Stack gap={14}>
      <PanelSkeleton height={SKELETON_PX.verdict} />
      <PanelSkeleton height={SKELETON_PX.images} />
    </Stack>
  );
}
