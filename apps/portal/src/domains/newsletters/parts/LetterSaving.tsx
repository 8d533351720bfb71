import { useAutosave } from '@nestling/editor/autosave.ts';
import { usePicked } from '@nestling/editor/context.ts';
import { SaveBar } from '@nestling/editor/SaveBar.tsx';
import type { EditorStore } from '@nestling/editor/store.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import type { LetterBlock } from '@nestling/rules/letters/blocks.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type One, useLetterSave, type Written, writtenOf } from '../letter-saving.ts';

/**
 * Saves a letter while it is written, and says how that stands. One that families read, or managers are offered, is saved
 * by a press alone. Drawn anew with each keystroke, and nothing else of the screen with it.
 * @param onUnsaved told whether anything is not saved
 * @param onTaken given what somebody else saved, once that was asked for
 */
export const LetterSaving = ({
  one,
  start,
  store,
  name,
  subject,
  again,
  onUnsaved,
  onTaken,
}: {
  one: One;
  start: { readonly first: Written; readonly seen: string; readonly draft: string };
  store: EditorStore<LetterBlock>;
  name: string;
  subject: string;
  /** Reads the letter anew. */
  again: () => void;
  onUnsaved: (unsaved: boolean) => void;
  onTaken: (written: Written) => void;
}) => {
  const document = usePicked(store, ({ history }) => history.now);
  const value = useMemo(() => ({ name, subject, document }), [name, subject, document]);
  const { save, seen } = useLetterSave(one, start.seen);
  const autosave = useAutosave({
    value,
    first: start.first,
    save,
    auto: !one.published,
    draft: start.draft,
    draftOf: useCallback((written: Written) => ({ ...written, seen: seen.current }), [seen]),
  });
  const { dirty, takeNext, saveNow } = autosave;
  const [taking, setTaking] = useState(false);
  useEffect(() => onUnsaved(dirty), [dirty, onUnsaved]);
  useEffect(() => {
    if (!taking || one.updated_at === seen.current) return;
    setTaking(false);
    seen.current = one.updated_at;
    takeNext();
    onTaken(writtenOf(one));
  }, [taking, one, seen, takeNext, onTaken]);
  return (
    <>
      <SaveBar
        save={autosave}
        onLatest={() => {
          setTaking(true);
          again();
        }}
        onMine={() => {
          seen.current = null;
          void saveNow();
        }}
      />
      <LeaveGuard active={autosave.atRisk} />
    </>
  );
};
