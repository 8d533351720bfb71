import { ActionIcon } from '@mantine/core';
import { type Block, hasOptions } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { BlockEditor } from './BlockEditor.tsx';
import { changed, copyOf, movedBy, withoutBlock } from './blocks.ts';
import classes from './builder.module.css';
import { builderWords } from './words.ts';

/** One block among the others: its handle, its words, what is done to it, and its properties while it is open. */
export const BlockRow = ({
  block,
  before,
  last,
  handle,
  open,
  error,
  onOpen,
  blocks,
  set,
}: {
  block: Block;
  before: readonly Block[];
  last: boolean;
  handle: HTMLAttributes<HTMLElement>;
  open: boolean;
  error: string | undefined;
  onOpen: () => void;
  blocks: readonly Block[];
  set: (blocks: readonly Block[], about?: string) => void;
}) => {
  const t = useWords(builderWords);
  const name = block.label || t(block.type);
  const body = useRef<HTMLDivElement>(null);
  // A block that was just opened is written at once.
  useEffect(() => {
    if (!open) return;
    const field = body.current?.querySelector('textarea');
    field?.focus();
    field?.select();
  }, [open]);
  const acts = [
    { key: 'up', icon: IconArrowUp, off: before.length === 0, run: () => set(movedBy(blocks, block.id, -1)) },
    { key: 'down', icon: IconArrowDown, off: last, run: () => set(movedBy(blocks, block.id, 1)) },
    {
      key: 'copy',
      icon: IconCopy,
      off: false,
      run: () => set(blocks.flatMap((one) => (one.id === block.id ? [one, copyOf(one)] : [one]))),
    },
    { key: 'remove', icon: IconTrash, off: false, run: () => set(withoutBlock(blocks, block.id)) },
  ] as const;
  return (
    <>
      <div className={classes.row}>
        <button type="button" className={classes.handle} aria-label={t('move', { name })} {...handle}>
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
        <button type="button" className={classes.name} aria-expanded={open} onClick={onOpen}>
          <span className={classes.label}>
            {name}
            {block.required ? <span aria-hidden="true"> *</span> : null}
          </span>
          <span className={classes.kind}>
            {t(block.type)}
            {hasOptions(block) ? ` · ${(block.options ?? []).map(({ label }) => label).join(', ')}` : ''}
          </span>
        </button>
        <span className={classes.acts}>
          {acts.map(({ key, icon: Icon, off, run }) => (
            <ActionIcon key={key} variant="subtle" size={36} aria-label={t(key, { name })} disabled={off} onClick={run}>
              <Icon size={18} />
            </ActionIcon>
          ))}
        </span>
      </div>
      {error && !open ? <p className={classes.wrong}>{error}</p> : null}
      {open ? (
        <div ref={body} className={classes.body}>
          <BlockEditor
            block={block}
            before={before}
            error={error}
            onChange={(change, about) =>
              set(
                blocks.map((one) => (one.id === block.id ? changed(one, change) : one)),
                about,
              )
            }
          />
        </div>
      ) : null}
    </>
  );
};
