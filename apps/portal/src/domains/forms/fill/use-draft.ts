import { sendMutation } from '@nestling/kit/send.ts';
import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import type { Values } from '../document.ts';
import { KeepDraftDocument } from '../fill.graphql.ts';

/** How long typing rests before it is saved. */
const REST_MS = 800;
/** What could not be sent is tried again. */
const AGAIN_MS = 5000;

/** How a draft stands: nothing to save, on its way, kept, not sent, or gone on with on another device. */
export type DraftState = 'idle' | 'saving' | 'kept' | 'offline' | 'elsewhere';

/** The draft a form goes on from, as the server keeps it. */
export type Draft = { readonly id: string | null; readonly seen: string | null };

/**
 * Keeps answers as a draft on the server while they are typed, one save at a time and the latest last. A draft another
 * device saved meanwhile is not written over.
 * @param off true once the form was sent, or where there is nothing to keep
 */
export const useDraft = (
  { form, student, draft, off: done }: { form: string; student: string | null; draft: Draft; off: boolean },
  values: Values,
): { readonly state: DraftState; readonly settle: () => Promise<void> } => {
  const client = useClient();
  const { actingUntil } = usePerson();
  // Who acts as somebody else keeps nothing in their name.
  const off = done || actingUntil !== null;
  const [state, setState] = useState<DraftState>('idle');
  const latest = useRef(values);
  const kept = useRef(values);
  const known = useRef(draft);
  const running = useRef<Promise<void> | null>(null);
  const over = useRef(off);
  over.current = off;
  latest.current = values;

  const save = useRef(async (): Promise<void> => {});
  save.current = async () => {
    const sent = latest.current;
    if (over.current || sent === kept.current) return;
    setState('saving');
    const { id, seen } = known.current;
    const ended = await sendMutation(
      client,
      KeepDraftDocument,
      { form_id: form, values: sent, student, id, seen },
      { quiet: true },
    );
    const said = ended.kind === 'done' ? ended.data.saveFormEntryDraft : null;
    if (said) {
      known.current = { id: said.entry_id, seen: said.updated_at };
      kept.current = sent;
      setState('kept');
      return;
    }
    const errors = ended.kind === 'done' ? [] : ended.fieldErrors;
    setState(errors.some(({ code }) => code === 'CHANGED' || code === 'GONE') ? 'elsewhere' : 'offline');
  };

  const once = (): Promise<void> => {
    running.current ??= save.current().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const start = useRef(once);
  start.current = once;

  useEffect(() => {
    if (off || state === 'elsewhere' || values === kept.current) return;
    const timer = setTimeout(() => void start.current(), state === 'offline' ? AGAIN_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [values, off, state]);

  // Whoever turns to another app may not come back to this page.
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void start.current();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);

  return {
    state,
    /** Waits for a save that is on its way, so that it does not come after the form was sent. */
    settle: async () => {
      over.current = true;
      await running.current;
    },
  };
};
