import { Button, TextInput } from '@mantine/core';
import { changeBlock, moveBlock } from '@nestling/blocks/operate.ts';
import type { BlockDocument } from '@nestling/blocks/schema.ts';
import { useState } from 'react';
import { documentOf, large, type SampleBlock, sample } from './sample.tsx';

/**
 * The reference who measures compares with: the same document as the editors before this one drew theirs, in the state of one
 * component, with the fields of every block, all of it drawn anew with each change.
 */
export const Plain = () => {
  const [document, setDocument] = useState(() => documentOf(large));
  const [before, setBefore] = useState<readonly BlockDocument<SampleBlock>[]>([]);
  const go = (next: BlockDocument<SampleBlock>) => {
    setBefore([...before, document]);
    setDocument(next);
  };
  const draw = (block: SampleBlock, at: number, blocks: readonly SampleBlock[]) => (
    <section key={block.id} aria-label={block.type} data-block={block.id}>
      <b>{block.type}</b>
      <Button
        size="compact-xs"
        disabled={at === 0}
        onClick={() => go(moveBlock(sample, document, block.id, { parent: null, slot: '', index: at - 1 }))}
      >
        Up
      </Button>
      <Button
        size="compact-xs"
        data-down=""
        disabled={at === blocks.length - 1}
        onClick={() => go(moveBlock(sample, document, block.id, { parent: null, slot: '', index: at + 2 }))}
      >
        Down
      </Button>
      {block.type === 'heading' ? (
        <TextInput
          label="text"
          value={block.text}
          onChange={(event) => go(changeBlock(sample, document, block.id, { text: event.currentTarget.value }))}
        />
      ) : null}
      {block.type === 'columns' ? [...block.left, ...block.right].map(draw) : null}
    </section>
  );
  return (
    <>
      <Button
        data-undo=""
        onClick={() => {
          const last = before.at(-1);
          if (!last) return;
          setBefore(before.slice(0, -1));
          setDocument(last);
        }}
      >
        Undo
      </Button>
      {document.blocks.map(draw)}
    </>
  );
};

/** What a keystroke costs where there is nothing else. */
export const Bare = () => {
  const [text, setText] = useState('');
  return <TextInput label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
};
