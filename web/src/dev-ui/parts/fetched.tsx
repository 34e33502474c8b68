import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Case } from '../case.tsx';
import { SampleBlock, SampleDialog } from './lazy.tsx';
import { FETCHED } from './values.ts';

/** Parts that are fetched when they are asked for, so that one can look at what happens when they do not come. */
export function Fetched() {
  const [isDrawn, setDrawn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Case name="onDemand: a block of the screen">
        <TextInput aria-label={FETCHED.field} defaultValue="" mb="sm" />
        {isDrawn ? <SampleBlock /> : <Button onClick={() => setDrawn(true)}>{FETCHED.block}</Button>}
      </Case>
      <Case name="dialogOnDemand: a dialog over it">
        <Button onClick={() => setOpen(true)}>{FETCHED.dialog}</Button>
        <SampleDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </Case>
    </>
  );
}
