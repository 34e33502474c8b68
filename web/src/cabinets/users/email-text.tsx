import { Text } from '@mantine/core';
import classes from '../cabinet-cells.module.css';

type Props = { email: string; isMain?: boolean };

/** An address that does not fit goes on in the next line, after its @ rather than within a word. */
export function EmailText({ email, isMain = false }: Props) {
  const at = email.indexOf('@') + 1;
  return (
    <Text
      size="sm"
      dir="ltr"
      lineClamp={2}
      title={email}
      className={classes['whole'] ?? ''}
      {...(isMain ? { fw: 500 } : {})}
    >
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Text>
  );
}
