import { storedDocument } from '@nestling/blocks/stored.ts';
import { BlockEditor } from '@nestling/editor/BlockEditor.tsx';
import { usePicked } from '@nestling/editor/context.ts';
import { type EditorStore, editorStore } from '@nestling/editor/store.ts';
import { keptDraft } from '@nestling/kit/draft.ts';
import { type Block, type BlockType, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { type FormBlock, formBlocks } from '@nestling/rules/forms/document.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { PlacedPages } from '../paper/PlacedPages.tsx';
import { newPlace, pagesOfPaper } from '../paper/places.ts';
import classes from './builder.module.css';
import { FormSaving } from './FormSaving.tsx';
import { useFormSet } from './form-set.tsx';
import { FilledPreview } from './Preview.tsx';
import { useFaults } from './use-faults.ts';
import { builderWords } from './words.ts';

/** What is placed on a page by hand. */
const placedTypes: readonly BlockType[] = ['text', 'textarea', 'checkbox', 'date', 'initials', 'signature', 'number'];

/** What the builder is given of a form. */
type Built = {
  readonly id: string;
  readonly version: number;
  readonly document: unknown;
  /** The pages of a printed form, on which its fields are placed. */
  readonly paper?:
    | { readonly url: string | null; readonly original: string; readonly pages: unknown }
    | null
    | undefined;
};

/** The pages of a printed form, with the fields of the blocks on them. */
const Pages = ({ store, url, name }: { store: EditorStore<FormBlock>; url: string; name: string }) => {
  const t = useWords(builderWords);
  const { blocks } = usePicked(store, ({ history }) => history.now);
  const open = usePicked(store, ({ selected }) => selected);
  return (
    <>
      <p className={classes.note}>{t('placeHelp')}</p>
      <PlacedPages
        url={url}
        name={name}
        blocks={blocks}
        open={open}
        onOpen={(id) => store.select(id, true)}
        onPlace={(id, change, about) => store.change(id, change, about)}
      />
    </>
  );
};

/**
 * Builds the blocks of a form in the editor of blocks, and looks at it as a phone. Saving makes the next version; what is
 * not saved stays in this tab over a reload. `onLatest` is asked where somebody else saved a version meanwhile.
 */
export const Builder = ({ form, onLatest }: { form: Built; onLatest: () => void }) => {
  const t = useWords(builderWords);
  const faultWords = useFaults();
  const { paper } = form;
  const [kept] = useState(() => storedDocument(formBlocks, form.document));
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const begun = useRef<EditorStore<FormBlock>>(null);
  // A field of a printed form begins on the page that is worked on.
  const fit = useCallback((block: Block): Partial<Block> => {
    const store = begun.current;
    if (!store || !isQuestion(block)) return {};
    const blocks: readonly Block[] = store.document().blocks;
    const open = blocks.find(({ id }) => id === store.state().selected);
    const options = block.options?.slice(0, block.type === 'checkbox' ? 1 : undefined);
    return { ...(options ? { options } : {}), place: newPlace(block.type, open?.place?.page ?? 0) };
  }, []);
  const set = useFormSet(paper ? placedTypes : undefined, paper ? fit : undefined);
  const [store] = useState(() => {
    const draft = keptDraft(`form-builder:${form.id}:${form.version}`);
    return editorStore(formBlocks, draft ? storedDocument(formBlocks, draft) : kept, set.blockName);
  });
  begun.current = store;
  const previews = useMemo(
    () => [
      {
        key: 'phone',
        label: t('preview'),
        close: t('hidePreview'),
        draw: ({ blocks }: { blocks: readonly FormBlock[] }) => <FilledPreview blocks={blocks} />,
      },
    ],
    [t],
  );
  const said = useMemo(() => new Map([...faults].map(([id, fault]) => [id, faultWords(fault)])), [faults, faultWords]);
  const saving = (
    <FormSaving
      form={form}
      pages={paper ? pagesOfPaper(paper.pages) : 0}
      store={store}
      first={useMemo(() => ({ document: kept }), [kept])}
      onFaults={setFaults}
      onLatest={onLatest}
    />
  );
  return (
    <BlockEditor
      store={store}
      set={set}
      label={t('canvas')}
      empty={t('empty')}
      faults={said}
      previews={previews}
      start={saving}
      above={
        <>
          {said.size > 0 ? (
            <p className={classes.wrong} role="alert">
              {t('wrong', { count: said.size })} {[...said.values()].join(' ')}
            </p>
          ) : null}
          {paper?.url ? <Pages store={store} url={paper.url} name={paper.original} /> : null}
        </>
      }
    />
  );
};
