import { useAutosave } from '@nestling/editor/autosave.ts';
import { usePicked } from '@nestling/editor/context.ts';
import { SaveBar } from '@nestling/editor/SaveBar.tsx';
import type { EditorStore } from '@nestling/editor/store.ts';
import { useAction } from '@nestling/kit/action.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { type FormBlock, readDocument, unplaced } from '@nestling/rules/forms/document.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { SaveFormBlocksDocument } from '../forms.graphql.ts';
import { builderWords } from './words.ts';

/** What the rules of the server say of a document before it is sent: faults by block. */
const faultsOf = (document: FormDocument, pages: number): ReadonlyMap<string, string> => {
  const got = readDocument(document);
  const problems = 'problems' in got ? got.problems : pages > 0 ? unplaced(got.document, pages) : [];
  return new Map(problems.map(({ block, fault }) => [block, fault]));
};

type Value = { readonly document: FormDocument };

/**
 * Saves a form as its next version, by a press: families fill in what was saved. What is not saved stays in this tab. What
 * the rules do not take is shown first, and followed while it is put right.
 */
export const FormSaving = ({
  form,
  pages,
  store,
  first,
  onFaults,
  onLatest,
}: {
  form: { readonly id: string; readonly version: number };
  pages: number;
  store: EditorStore<FormBlock>;
  first: Value;
  onFaults: (faults: ReadonlyMap<string, string>) => void;
  onLatest: () => void;
}) => {
  const t = useWords(builderWords);
  const document = usePicked(store, ({ history }) => history.now);
  const value = useMemo((): Value => ({ document }), [document]);
  const [version, setVersion] = useState(form.version);
  const [tried, setTried] = useState(false);
  const { run } = useAction(SaveFormBlocksDocument, { ownEnding: true });
  const save = useAutosave({
    value,
    first,
    auto: false,
    draft: `form-builder:${form.id}:${version}`,
    draftOf: useCallback(({ document: blocks }: Value) => blocks, []),
    save: async ({ document: sent }: Value) => {
      const ended = await run({ form_id: form.id, document: sent, version });
      if (ended?.kind === 'done') setVersion(ended.data.saveFormDocument?.version ?? version);
      return ended;
    },
  });
  const faults = useMemo(
    () => (tried ? faultsOf(document, pages) : new Map<string, string>()),
    [tried, document, pages],
  );
  const told = JSON.stringify([...faults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same faults of another document are no news
  useEffect(() => onFaults(faults), [told, onFaults]);
  const saveNow = async () => {
    const [wrong] = faultsOf(document, pages).keys();
    setTried(wrong !== undefined);
    if (wrong === undefined) return save.saveNow();
    return store.select(wrong, true);
  };
  return (
    <>
      <SaveBar save={{ ...save, saveNow }} kept={t('saved', { version })} onLatest={onLatest} />
      <LeaveGuard active={save.atRisk} />
    </>
  );
};
