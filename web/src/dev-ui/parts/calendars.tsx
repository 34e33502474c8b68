import { Text } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import { useState } from 'react';
import { HeatCalendar, type HeatDay } from '../../ui/heat-calendar/heat-calendar.tsx';
import { Case } from '../case.tsx';
import words from '../samples/words.json';

const PERIOD = { from: '2026-10-28', to: '2026-11-20' } as const;
const [WORD = ''] = words.things;
const TONES = ['top10', 'top50', 'top100', 'rest', 'notFound', 'gap', 'notDue'] as const;

/** A day of every tone, week after week. */
function sampleDay(day: Day): HeatDay {
  const date = Number(day.slice(-2));
  const tone = TONES[date % TONES.length] ?? 'gap';
  const text = tone === 'gap' || tone === 'notDue' ? '' : String(date);
  return { text, words: `${tone} ${text}`, tone, ...(tone === 'top50' ? { note: '14 / 20' } : {}) };
}

export function Calendars() {
  const [opened, setOpened] = useState('');
  return (
    <Case name="HeatCalendar: two months" isWide>
      <HeatCalendar period={PERIOD} dayOf={sampleDay} outsideText={WORD} onOpen={setOpened} />
      <Text data-opened={opened}>{opened}</Text>
    </Case>
  );
}
