import type { BlockSet, Preview } from '@nestling/editor/block-set.ts';
import { type LetterBlock, letterBlocks } from '@nestling/rules/letters/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { KINDS, newBlock } from '../document.ts';
import { letterWords } from '../words.ts';
import { LetterBlockView, LetterView } from './LetterView.tsx';
import { PicturePart } from './PicturePart.tsx';

const isKind = (type: string): type is (typeof KINDS)[number] => KINDS.some((one) => one === type);

/** What a block says, in one line of plain text. */
const saidBy = (block: LetterBlock): string => {
  if (block.type === 'heading') return block.text;
  if (block.type === 'button') return block.label;
  if (block.type === 'picture') return block.alt;
  // Shown as text alone: what is no mark stays.
  return block.type === 'text' ? block.html.replaceAll(/<[^<>]*>/g, ' ').trim() : '';
};

/** The blocks of letters as they are edited; menus and calendars are those of `location`. */
export const useLetterSet = (location: number): BlockSet<LetterBlock> => {
  const t = useWords(letterWords);
  return useMemo(() => {
    const kindName = (type: string) => t(isKind(type) ? `block_${type}` : 'block_page');
    const names: Readonly<Record<string, string>> = {
      text: t('heading'),
      html: t('text'),
      src: t('picture'),
      alt: t('alt'),
      href: t('link'),
      label: t('label'),
      facebook: 'Facebook',
      instagram: 'Instagram',
      web: 'Web',
      week: t('week'),
      days: t('ahead'),
    };
    return {
      schema: letterBlocks,
      offered: KINDS,
      kindName,
      blockName: (block) => saidBy(block).slice(0, 60) || kindName(block.type),
      blockNote: (block) => (saidBy(block) ? kindName(block.type) : ''),
      fieldName: (_, name) => names[name] ?? name,
      slotName: (_, slot) => t(slot === 'left' ? 'left' : 'right'),
      choiceName: (_, name, value) =>
        name === 'days' ? t('days', { count: Number(value) }) : t(value === 'next' ? 'week_next' : 'week_this'),
      help: ({ type }) => (type === 'menu' || type === 'calendar' || type === 'photos' ? t(`filled_${type}`) : null),
      // The heading, the button and what is filled in are seen in their names and help.
      draw: (block) => (block.type === 'columns' ? null : <LetterBlockView block={block} />),
      make: (type) => (isKind(type) ? newBlock(type, location) : null),
      parts: { picture: PicturePart },
    };
  }, [t, location]);
};

/** How a letter looks on a phone and on a desk. */
export const useLetterPreviews = (): readonly Preview<LetterBlock>[] => {
  const t = useWords(letterWords);
  return useMemo(
    () =>
      (['phone', 'desktop'] as const).map((key) => ({
        key,
        label: t(key),
        wide: key === 'desktop',
        draw: (document) => <LetterView document={document} width={key} />,
      })),
    [t],
  );
};
