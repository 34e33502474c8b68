import { Anchor, Switch, useDirection } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './dev-ui.module.css';
import { MEASURES, PARTS, type Part } from './parts/parts.ts';

const PATH = '/dev/ui';

type DevUiPageProps = {
  /** Of theme and language: they belong to the shell. */
  switches: ReactNode;
  /** Parts that the table of routes may reach and this folder may not. */
  more: readonly Part[];
};

/** Every part of the grammar in every state. In development only; the bench builds it in by a flag. */
export function DevUiPage({ switches, more }: DevUiPageProps) {
  const { part } = useParams({ strict: false });
  const { dir, setDirection } = useDirection();
  const all = [...PARTS, ...more, ...MEASURES];
  const shown = all.find(({ id }) => id === part) ?? PARTS[0];
  return (
    <div className={classes['page']}>
      <div className={classes['bar']}>
        <nav className={classes['parts']} aria-label={PATH} dir="ltr">
          {all.map(({ id, name }) => (
            <Anchor
              key={id}
              href={`${PATH}/${id}`}
              size="sm"
              aria-current={id === shown?.id ? 'page' : undefined}
            >
              {name}
            </Anchor>
          ))}
        </nav>
        <Switch
          size="sm"
          label={dir}
          checked={dir === 'rtl'}
          onChange={(event) => setDirection(event.currentTarget.checked ? 'rtl' : 'ltr')}
        />
        {switches}
      </div>
      <div className={classes['cases']}>{shown !== undefined && <shown.Content />}</div>
    </div>
  );
}
