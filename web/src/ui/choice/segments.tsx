import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';

export type SegmentsProps = SegmentedControlProps & { data: readonly { value: string; label: string }[] };

export function Segments(props: SegmentsProps) {
  return <SegmentedControl {...props} />;
}
