import { ActionIcon } from '@mantine/core';
import { type AnyBlock, kindOf } from '@nestling/blocks/schema.ts';
import { childrenOf } from '@nestling/blocks/walk.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AddMenu } from './AddMenu.tsx';
import { useEditorParts, useEditorState } from './context.ts';
import classes from './editor.module.css';
import { Fields } from './Fields.tsx';
import { focusBlock } from './focus.ts';
import { editorWords } from './words.ts';

/** What is done to the open block; the others are opened first, or reached by keys. */
const Acts = ({ id, name, first, last }: { id: string; name: string; first: boolean; last: boolean }) => {
  const t = useWords(editorWords);
  const { store } = useEditorParts();
  const acts = [
    { key: 'up', icon: IconArrowUp, off: first, run: () => (store.step(id, -1) ? id : null) },
    { key: 'down', icon: IconArrowDown, off: last, run: () => (store.step(id, 1) ? id : null) },
    { key: 'copy', icon: IconCopy, off: false, run: () => store.duplicate(id) },
    { key: 'remove', icon: IconTrash, off: false, run: () => store.remove(id) },
  ] as const;
  // What was pressed may be drawn elsewhere now, or gone: the focus goes with the block.
  const press = (button: HTMLElement, key: string, run: () => string | null) => {
    const root = button.closest<HTMLElement>('[data-editor]');
    let next: string | null = id;
    flushSync(() => {
      next = run();
    });
    if (root) focusBlock(root, next, `[data-act="${key}"]:not(:disabled)`);
  };
  return (
    <span className={classes.acts}>
      {acts.map(({ key, icon: Icon, off, run }) => (
        <ActionIcon
          key={key}
          variant="subtle"
          size={36}
          aria-label={t(key, { name })}
          data-act={key}
          disabled={off}
          onClick={(event) => press(event.currentTarget, key, run)}
        >
          <Icon size={18} />
        </ActionIcon>
      ))}
    </span>
  );
};

/** How a block looks; nothing in it can be pressed, so that a press anywhere opens it. */
const Look = memo(({ block }: { block: AnyBlock }): ReactNode => {
  const { set } = useEditorParts();
  const look = set.draw?.(block);
  return look ? (
    <div className={classes.look} inert>
      {look}
    </div>
  ) : null;
});

type NodeProps = {
  readonly block: AnyBlock;
  /** It stands by itself, and is the first or last of those. */
  readonly first: boolean;
  readonly last: boolean;
};

/**
 * One block where it is built: its handle, its name, how it looks, what it has within, and its fields while it is open and
 * there is no room beside. Drawn anew only when it is another block, or is opened.
 */
export const BlockNode = memo(({ block, first, last }: NodeProps) => {
  const t = useWords(editorWords);
  const { store, set, faults, wide } = useEditorParts();
  const open = useEditorState(({ selected }) => selected === block.id);
  const { id, type } = block;
  const name = set.blockName(block);
  const slots = Object.keys(kindOf(store.schema, type)?.slots ?? {});
  const fault = faults.get(id);
  return (
    <li className={classes.node} data-block={id} data-open={open}>
      <div className={classes.row}>
        <button type="button" className={classes.handle} data-handle="" aria-label={t('move', { name })}>
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={classes.name}
          data-name=""
          aria-expanded={open}
          onClick={() => (open && !wide ? store.select(null) : store.select(id, true))}
        >
          <span className={classes.label}>{name}</span>
          <span className={classes.note}>{set.blockNote ? set.blockNote(block) : set.kindName(type)}</span>
        </button>
        {open ? <Acts id={id} name={name} first={first} last={last} /> : null}
      </div>
      <Look block={block} />
      {slots.length > 0 ? (
        <div className={classes.slots}>
          {slots.map((slot) => (
            <div key={slot} className={classes.slot}>
              <BlockList
                blocks={childrenOf(block, slot)}
                parent={id}
                slot={slot}
                label={`${name}: ${set.slotName?.(type, slot) ?? slot}`}
              />
              <AddMenu parent={id} slot={slot} count={childrenOf(block, slot).length} />
            </div>
          ))}
        </div>
      ) : null}
      {fault && !open ? <p className={classes.wrong}>{fault}</p> : null}
      {open && !wide ? (
        <div className={classes.body}>
          <Fields block={block} />
        </div>
      ) : null}
    </li>
  );
});

/** The blocks of a place, in their order. */
export const BlockList = memo(
  ({
    blocks,
    parent,
    slot,
    label,
    empty,
  }: {
    blocks: readonly AnyBlock[];
    parent: string | null;
    slot: string;
    label: string;
    empty?: string;
  }) => (
    <ol className={classes.list} aria-label={label} data-list={parent ?? ''} data-slot={slot}>
      {blocks.length === 0 && empty ? <li className={classes.none}>{empty}</li> : null}
      {blocks.map((block, at) => (
        <BlockNode
          key={block.id}
          block={block}
          first={parent === null && at === 0}
          last={parent === null && at === blocks.length - 1}
        />
      ))}
    </ol>
  ),
);
