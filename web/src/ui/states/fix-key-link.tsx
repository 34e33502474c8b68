import { Link } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { ComponentProps } from 'react';

/** What Mantine's anchors and buttons give to the element that stands for them. */
type Props = Pick<ComponentProps<'a'>, 'className' | 'style' | 'children'> & { cabinetId: Cabinet['id'] };

/** Opens the cabinet's page with the dialog of its key. */
export function FixKeyLink({ cabinetId, ...rest }: Props) {
  return <Link {...rest} to="/cabinets/$id" params={{ id: String(cabinetId) }} search={{ fix: 'key' }} />;
}
