import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { placedBlocks } from '@nestling/blocks/walk.ts';
import { useWords } from '@nestling/ui/words.ts';
import { memo, useState } from 'react';
import { useEditorParts, useEditorState } from './context.ts';
import classes from './editor.module.css';
import { editorWords } from './words.ts';

const Line = memo(({ block, depth }: { block: AnyBlock; depth: number }) => {
  const { store, set } = useEditorParts();
  const open = useEditorState(({ selected }) => selected === block.id);
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        data-depth={Math.min(depth, 4)}
        aria-current={open}
        onClick={() => store.select(block.id, true)}
      >
        {set.blockName(block)}
      </button>
    </li>
  );
});

const Lines = () => {
  const { store } = useEditorParts();
  const document = useEditorState(({ history }) => history.now);
  return (
    <ol className={classes.lines}>
      {placedBlocks(store.schema, document).map(({ block, depth }) => (
        <Line key={block.id} block={block} depth={depth} />
      ))}
    </ol>
  );
};

/** The whole document in words, to find a block in; drawn while it is unfolded. */
export const Outline = () => {
  const t = useWords(editorWords);
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('outline')}</summary>
      {open ? <Lines /> : null}
    </details>
  );
};
