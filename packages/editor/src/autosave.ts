import type { Ended } from '@nestling/kit/action.ts';
import { dropDraft, keepDraft } from '@nestling/kit/draft.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How what is written stands. `unknown`: no answer came, and it may have been kept all the same. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'unknown' | 'declined';

/** What is written rests so long before it is sent. */
const REST_MS = 1200;

export interface Autosave {
  readonly state: SaveState;
  /** Why it was declined. */
  readonly message: string;
  readonly codes: readonly string[];
  readonly dirty: boolean;
  /** Leaving would lose something: it is not saved, and will not be by itself in a moment. */
  readonly atRisk: boolean;
  /** Sends now what is not saved; after `unknown` first what nobody knows of, as it was: under the same operation id. */
  readonly saveNow: () => Promise<void>;
  /** The next value is what is kept already: somebody else's was taken. */
  readonly takeNext: () => void;
}

interface AutosaveInput<T> {
  /** Equal members are an equal value. */
  readonly value: T;
  /** The value as it was read. */
  readonly first: T;
  /** Sends it; never throws, and answers null where it could not be sent now. */
  readonly save: (value: T) => Promise<Ended<object> | null>;
  /** False where only somebody who asks saves: what others see changes when they say so. */
  readonly auto?: boolean;
  /** The name under which what is not saved is kept in the tab, and what is kept there. */
  readonly draft: string;
  readonly draftOf?: (value: T) => object;
}

const same = <T extends object>(a: T, b: T): boolean =>
  a === b || Object.entries(a).every(([name, value]) => Object.is(value, Reflect.get(b, name)));

type Ending = { readonly state: 'saving' | 'unknown' | 'declined'; readonly message: string; readonly codes: string[] };

/**
 * Saves a value once it rests, one at a time. Where no answer came, nothing further is sent by itself until the line is
 * back, something is written, or somebody asks: the same value is sent first then, so that its intention is the same and
 * it is saved once. What is not saved stays in this tab, over a reload too.
 */
export const useAutosave = <T extends object>(input: AutosaveInput<T>): Autosave => {
  const { value, first, auto = true, draft, draftOf } = input;
  const [kept, setKept] = useState(first);
  const [ended, setEnded] = useState<Ending | null>(null);
  const latest = useRef({ value, auto, save: input.save, draftOf });
  latest.current = { value, auto, save: input.save, draftOf };
  const run = useRef({ kept: first, on: false, takes: false });
  const unheard = useRef<T>(null);
  const declined = useRef<T>(null);
  const dirty = !same(value, kept);

  const keep = useCallback((now: T): void => {
    run.current.kept = now;
    setKept(now);
    setEnded(null);
  }, []);
  const saveNow = useCallback(async (): Promise<void> => {
    if (run.current.on) return;
    run.current.on = true;
    let goal = latest.current.value;
    while (unheard.current !== null || !same(goal, run.current.kept)) {
      const sent: T = unheard.current ?? goal;
      setEnded({ state: 'saving', message: '', codes: [] });
      const answer = await latest.current.save(sent);
      const state = answer?.kind ?? 'declined';
      unheard.current = state === 'unknown' ? sent : null;
      declined.current = state === 'declined' ? sent : null;
      if (state !== 'done') {
        const codes = answer && 'fieldErrors' in answer ? answer.fieldErrors.flatMap(({ code }) => code ?? []) : [];
        setEnded({ state, message: answer?.message ?? '', codes });
        break;
      }
      keep(sent);
      // What was written on the way goes too, unless somebody says when.
      if (latest.current.auto) goal = latest.current.value;
    }
    run.current.on = false;
  }, [keep]);

  // What was declined is sent again once it is something else.
  const rests = auto && dirty && !(declined.current && same(declined.current, value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further value rests anew
  useEffect(() => {
    if (!rests) return undefined;
    const timer = setTimeout(() => void saveNow(), REST_MS);
    return () => clearTimeout(timer);
  }, [rests, value, saveNow]);
  useEffect(() => {
    if (run.current.takes) {
      run.current.takes = false;
      keep(value);
    }
  }, [value, keep]);
  const lastDraft = useRef(draft);
  useEffect(() => {
    if (lastDraft.current !== draft) dropDraft(lastDraft.current);
    lastDraft.current = draft;
    if (dirty) keepDraft(draft, latest.current.draftOf?.(value) ?? value);
    else dropDraft(draft);
  }, [dirty, draft, value]);
  useEffect(() => {
    const back = () => {
      if (unheard.current) void saveNow();
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [saveNow]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  // Whoever goes to another screen is not asked for what would be sent a moment later.
  useEffect(
    () => () => {
      const { auto: goes, value: last } = latest.current;
      if (goes && unheard.current === null && !same(last, run.current.kept)) void saveNow();
    },
    [saveNow],
  );

  const state: SaveState = ended?.state ?? (dirty ? 'waiting' : 'saved');
  return {
    state: state === 'declined' && !dirty ? 'saved' : state,
    message: ended?.message ?? '',
    codes: ended?.codes ?? [],
    dirty,
    atRisk: dirty && !(auto && (state === 'waiting' || state === 'saving')),
    saveNow,
    takeNext: useCallback(() => {
      run.current.takes = true;
    }, []),
  };
};
