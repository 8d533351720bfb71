import { kindOf } from '@nestling/blocks/schema.ts';
import { findBlock } from '@nestling/blocks/walk.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useEditorParts } from './context.ts';
import classes from './editor.module.css';
import { madeBlock } from './store.ts';
import { editorWords } from './words.ts';

/** Adds a block at the end of a place within another block: of the kinds that may stand there. */
export const AddMenu = memo(({ parent, slot, count }: { parent: string; slot: string; count: number }) => {
  const t = useWords(editorWords);
  const { store, set } = useEditorParts();
  const holder = findBlock(store.schema, store.document(), parent)?.block;
  const place = holder && kindOf(store.schema, holder.type)?.slots?.[slot];
  if (!holder || !place || count >= place.most) return null;
  const name = set.slotName?.(holder.type, slot) ?? slot;
  return (
    <Menu
      label={t('addTo', { name })}
      align="start"
      className={classes.addTo}
      button={<IconPlus size={16} />}
      items={set.offered
        .filter((type) => place.of.includes(type))
        .map((type) => ({
          key: type,
          label: set.kindName(type),
          onPick: () => {
            const block = madeBlock(set, type);
            if (block) store.insert(block, { parent, slot, index: count });
          },
        }))}
    />
  );
});
