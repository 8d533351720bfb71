import { useMediaQuery } from '@mantine/hooks';
import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { findBlock } from '@nestling/blocks/walk.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { BlockList } from './BlockNode.tsx';
import type { BlockSet, Preview } from './block-set.ts';
import { EditorContext, type EditorParts, usePicked } from './context.ts';
import { useDragging } from './drag.ts';
import classes from './editor.module.css';
import { Fields } from './Fields.tsx';
import { useEditorKeys } from './keys.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import type { EditorStore } from './store.ts';
import { Toolbar } from './Toolbar.tsx';
import { editorWords } from './words.ts';

const sound: ReadonlyMap<string, string> = new Map();
/** From here there is room for the fields beside the blocks. */
const WIDE = '(min-width: 1200px)';

/** The fields of the open block, beside the blocks. */
const Beside = ({ parts: { store, set } }: { parts: EditorParts }) => {
  const t = useWords(editorWords);
  const block = usePicked(store, ({ selected, history }) =>
    selected === null ? null : (findBlock(store.schema, history.now, selected)?.block ?? null),
  );
  return (
    <section className={classes.beside} aria-label={t('fields')}>
      {block ? (
        <>
          <h2 className={classes.title}>{set.kindName(block.type)}</h2>
          <Fields key={block.id} block={block} />
        </>
      ) : (
        <p className={classes.note}>{t('choose')}</p>
      )}
    </section>
  );
};

const Blocks = ({ store, empty, label }: { store: EditorStore<AnyBlock>; empty: string; label: string }) => {
  const { blocks } = usePicked(store, ({ history }) => history.now);
  return <BlockList blocks={blocks} parent={null} slot="" label={label} empty={empty} />;
};

const Looked = ({ store, preview }: { store: EditorStore<AnyBlock>; preview: Preview<AnyBlock> }) => {
  const now = usePicked(store, ({ history }) => history.now);
  // Typing goes first; the preview follows.
  const document = useDeferredValue(now);
  return (
    <section className={classes.preview} aria-label={preview.label}>
      {useMemo(() => preview.draw(document), [preview, document])}
    </section>
  );
};

const Said = ({ store }: { store: EditorStore<AnyBlock> }) => {
  const t = useWords(editorWords);
  const said = usePicked(store, (state) => state.said);
  return (
    <p className={classes.said} role="status">
      {said ? t(`said_${said.act}`, { name: said.name }) : ''}
    </p>
  );
};

/**
 * The editor of a document of blocks: what can be added, the blocks in their order, the fields of the open one, previews,
 * undo and redo. Everything is done by keys too (`keys.ts`). `start` and `end` stand in its bar: saving is the screen's.
 * @param label what the list of blocks is called
 * @param empty what is said while there are none
 */
export const BlockEditor = ({
  store,
  set,
  label,
  empty,
  faults = sound,
  previews = [],
  outline = false,
  start,
  end,
  above,
}: {
  store: EditorStore<AnyBlock>;
  set: BlockSet<AnyBlock>;
  label: string;
  empty: string;
  faults?: ReadonlyMap<string, string>;
  previews?: readonly Preview<AnyBlock>[];
  outline?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  above?: ReactNode;
}) => {
  const root = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false }) ?? false;
  const [looked, setLooked] = useState<string | null>(null);
  const preview = previews.find(({ key }) => key === looked);
  // While something is looked at there is no room for more.
  const parts = useMemo(
    () => ({ store, set, faults, wide: wide && preview === undefined }),
    [store, set, faults, wide, preview],
  );
  useEditorKeys(store, root);
  useDragging(store, root);
  return (
    <EditorContext value={parts}>
      <div ref={root} className={classes.editor} data-editor="">
        <Toolbar previews={previews} looked={looked} onLook={setLooked} start={start} end={end} />
        {above}
        <div
          className={classes.columns}
          data-preview={preview ? (preview.wide ? 'wide' : 'narrow') : undefined}
          data-beside={parts.wide}
        >
          <div className={classes.tools}>
            <Palette />
            {outline ? <Outline /> : null}
          </div>
          <Blocks store={store} empty={empty} label={label} />
          {parts.wide ? <Beside parts={parts} /> : null}
          {preview ? <Looked store={store} preview={preview} /> : null}
        </div>
        <Said store={store} />
      </div>
    </EditorContext>
  );
};
