import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './cabinet-cells.module.css';

type Props = { name: string; to?: string | undefined; isDimmed?: boolean };

/** A name of up to sixty letters of any script: two lines in the cell, whole on hover. */
export function LongName({ name, to, isDimmed = false }: Props) {
  const look = {
    size: 'sm',
    fw: 500,
    lineClamp: 2,
    dir: 'auto',
    title: name,
    className: classes['whole'] ?? '',
    ...(isDimmed ? { c: 'dimmed' } : {}),
  } as const;
  return to === undefined ? (
    <Text {...look}>{name}</Text>
  ) : (
    <Anchor component={Link} to={to} {...look}>
      {name}
    </Anchor>
  );
}
