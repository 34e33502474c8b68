import { Avatar } from '@mantine/core';
import { getAvatar } from '@vitrina/contract/accounts/session.ts';
import { urlOf } from '../platform/url-of.ts';

type Props = { fullName: string; avatar: string | null; size?: number };

/** A person's picture, or the letters of the name. */
export function PersonAvatar({ fullName, avatar, size = 34 }: Props) {
  return (
    <Avatar
      src={avatar === null ? null : `${urlOf(getAvatar)}?name=${avatar}`}
      name={fullName}
      alt={fullName}
      color="primary"
      variant="light"
      size={size}
      radius="50%"
    />
  );
}
