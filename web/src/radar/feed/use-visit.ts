import { useQueryClient } from '@tanstack/react-query';
import { RadarChangeId } from '@vitrina/contract/ids.ts';
import { listRadarChanges, markRadarSeen } from '@vitrina/contract/radar/changes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { pause, untilSeen } from '../../platform/token/page-seen.ts';
import type { Feed } from './use-feed.ts';
import { LOOK_MS, markAfterLook } from './visit.ts';

const NOTHING = { upTo: 0, unseen: 0 };

/** Marks what the person has looked at (visit.ts says when), and everything at once for whoever presses the button. */
export function useVisit({ feed, visitFrom, keepMarks }: Feed) {
  const { id: cabinetId, isExample } = useCabinet();
  const queryClient = useQueryClient();
  const shown = useRef<ReadonlySet<number>>(new Set());
  // How far this visit has come, and how many of its lines that were.
  const [marked, setMarked] = useState(NOTHING);
  const answer = feed.isPlaceholderData ? undefined : feed.data;

  const mark = (upTo: number) => call(markRadarSeen, { cabinetId, upTo: RadarChangeId.parse(upTo) });

  const afterLook = useEffectEvent(async () => {
    if (answer === undefined) return;
    const looked = markAfterLook({ ...answer, shown: shown.current });
    shown.current = looked.shown;
    if (looked.upTo === undefined || looked.upTo <= marked.upTo) return;
    if (visitFrom === null) keepMarks(answer.seenUntil);
    try {
      await mark(looked.upTo);
      setMarked({ upTo: looked.upTo, unseen: answer.unseen });
    } catch {
      // They are unseen once more next time, which is no loss.
    }
  });

  const ids = answer?.changes.map(({ id }) => id).join(' ');
  useEffect(() => {
    // Of the example nothing is kept for anybody.
    if (ids === undefined || ids === '' || isExample) return undefined;
    const leave = new AbortController();
    void (async () => {
      await untilSeen(leave.signal);
      await pause(LOOK_MS, leave.signal);
      if (!leave.signal.aborted && !document.hidden) await afterLook();
    })();
    return () => leave.abort();
  }, [ids, isExample]);

  /** Also what is on other pages; the marks go at once. */
  async function markAll(): Promise<void> {
    if (answer === undefined || answer.newestId === 0) return;
    await mark(answer.newestId);
    shown.current = new Set();
    setMarked(NOTHING);
    keepMarks(null);
    await queryClient.invalidateQueries({ queryKey: [listRadarChanges.path] });
  }

  const left = (answer ?? feed.data)?.unseen ?? 0;
  return {
    /** Unseen lines that are not marked yet. */
    left: isExample || left <= marked.unseen ? 0 : left,
    markAll,
  };
}
