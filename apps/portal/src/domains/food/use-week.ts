import { useEnding } from '@nestling/kit/ending.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { FoodClashesDocument, FoodWeekDocument, SaveFoodWeekDocument } from './food.graphql.ts';
import { type Placed, placedIn, toMeals } from './week.ts';

const same = { requestPolicy: 'network-only' } as const;

/**
 * The menu of a week, shown as it is being changed: what is placed is there at once, and sent one after another, so that
 * the second change builds on the first. What somebody else changed meanwhile is read anew, and said.
 */
export const useWeek = (location: string, monday: string, said: { undo: (back: () => void) => void }) => {
  const client = useClient();
  const sentence = useEnding();
  const [{ data, error, fetching }, ask] = useQuery({
    query: FoodWeekDocument,
    variables: { location, date: monday },
  });
  const week = data?.foodMenuWeeks.data.find(({ date }) => date === monday) ?? null;
  const [draft, setDraft] = useState<{ readonly of: string; readonly placed: readonly Placed[] } | null>(null);
  const known = useRef<{ id: string; seen: string } | null>(null);
  const waiting = useRef<readonly Placed[] | null>(null);
  const running = useRef(false);
  const of = `${location} ${monday}`;
  const place = useRef(of);
  place.current = of;
  useEffect(() => {
    if (!running.current) known.current = week ? { id: week.id, seen: String(week.updated_at) } : null;
  }, [week]);
  const placed = draft?.of === of ? draft.placed : placedIn(week);

  const send = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    const at = of;
    while (waiting.current && place.current === at) {
      const next = waiting.current;
      waiting.current = null;
      const sent = await sendMutation(
        client,
        SaveFoodWeekDocument,
        {
          location,
          date: monday,
          meals: toMeals(next),
          id: known.current?.id ?? null,
          seen: known.current?.seen ?? null,
        },
        { quiet: true },
      );
      const saved = sent.kind === 'done' ? sent.data.saveFoodMenuWeek : null;
      if (saved?.week) {
        known.current = { id: saved.week.id, seen: String(saved.week.updated_at) };
        continue;
      }
      waiting.current = null;
      notify({ kind: 'failed', title: sentence(sent) });
    }
    running.current = false;
    await client.query(FoodWeekDocument, { location, date: monday }, same).toPromise();
    if (known.current) await client.query(FoodClashesDocument, { id: known.current.id }, same).toPromise();
    setDraft(null);
  }, [client, location, monday, of, sentence]);

  const change = (next: readonly Placed[], undoable = true) => {
    const before = placed;
    setDraft({ of, placed: next });
    waiting.current = next;
    void send();
    if (undoable) said.undo(() => change(before, false));
  };
  return {
    week,
    placed,
    change,
    loading: fetching && !data,
    failed: error !== undefined && !data,
    again: () => ask(same),
  };
};
