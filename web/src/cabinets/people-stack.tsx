import { Avatar, Group } from '@mantine/core';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { PersonAvatar } from '../accounts/person-avatar.tsx';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable } from '../ui/absent.tsx';
import { Hint } from '../ui/floating/hint.tsx';

const SHOWN = 3;
const SIZE = 28;

/** The first few faces and how many more there are. */
export function PeopleStack({ cabinet: { users, usersCount } }: { cabinet: Cabinet }) {
  const { t, format } = useTexts();
  const shown = users.slice(0, SHOWN);
  const more = usersCount - shown.length;
  const names = shown.map(({ fullName }) => fullName).join(', ');
  const label = t('cabinets.people', { names: more > 0 ? `${names}, +${format.count(more)}` : names });
  // Whoever has no role is told nothing of the others.
  if (usersCount === 0) return <NotApplicable />;
  return (
    <Hint label={label}>
      <Group gap={0} wrap="nowrap" role="img" aria-label={label} w="fit-content">
        <Avatar.Group spacing={4}>
          {shown.map(({ id, fullName, avatar }) => (
            <PersonAvatar key={id} fullName={fullName} avatar={avatar} size={SIZE} />
          ))}
          {more > 0 && (
            <Avatar size={SIZE} radius="xl" dir="ltr">
              +{format.count(more)}
            </Avatar>
          )}
        </Avatar.Group>
      </Group>
    </Hint>
  );
}
