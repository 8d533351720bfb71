import { emptyBlock } from '@nestling/blocks/operate.ts';
import type { BlockSet, Preview } from '@nestling/editor/block-set.ts';
import { type PageBlock, pageBlocks } from '@nestling/rules/website/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { websiteWords } from '../words.ts';
import { PageForm } from './PageForm.tsx';
import { PagePicture } from './PagePicture.tsx';
import { PageBlockView, PageView } from './PageView.tsx';

/** Kinds of blocks, in the order they are offered. */
const KINDS = [
  'heading',
  'text',
  'picture',
  'gallery',
  'columns',
  'button',
  'quote',
  'question',
  'team',
  'programs',
  'events',
  'news',
  'week',
  'testimonials',
  'posts',
  'address',
  'hours',
  'rooms',
  'meals',
  'form',
] as const;
type Kind = (typeof KINDS)[number];
const isKind = (type: string): type is Kind => KINDS.some((one) => one === type);

/** What a block says, in one line of plain text. */
const saidBy = (block: PageBlock): string => {
  switch (block.type) {
    case 'heading':
    case 'quote':
      return block.text;
    case 'button':
      return block.label;
    case 'picture':
      return block.alt;
    case 'question':
      return block.question;
    case 'text':
      // Shown as text alone: what is no mark stays.
      return block.html.replaceAll(/<[^<>]*>/g, ' ').trim();
    default:
      return '';
  }
};

/** The blocks of pages as they are edited. */
export const usePageSet = (): BlockSet<PageBlock> => {
  const t = useWords(websiteWords);
  return useMemo(() => {
    const kindName = (type: string) => (isKind(type) ? t(`block_${type}`) : type);
    const names: Readonly<Record<string, string>> = {
      text: t('text'),
      level: t('level'),
      html: t('text'),
      src: t('block_picture'),
      alt: t('alt'),
      href: t('address'),
      label: t('label'),
      by: t('by'),
      question: t('block_question'),
      most: t('most'),
      form: t('block_form'),
    };
    return {
      schema: pageBlocks,
      offered: KINDS,
      kindName,
      blockName: (block) => saidBy(block).slice(0, 60) || kindName(block.type),
      blockNote: (block) => (saidBy(block) ? kindName(block.type) : ''),
      fieldName: (_, name) => names[name] ?? name,
      slotName: (_, slot) => t(slot === 'pictures' ? 'pictures' : slot === 'left' ? 'left' : 'right'),
      choiceName: (_, __, value) => t(String(value) === '2' ? 'level_2' : 'level_3'),
      // The heading and the button are seen in their names; what holds others is drawn by the editor.
      draw: (block) => (block.type === 'columns' || block.type === 'gallery' ? null : <PageBlockView block={block} />),
      make: (type) => emptyBlock(pageBlocks, type),
      parts: { picture: PagePicture, form: PageForm },
    };
  }, [t]);
};

/** How a page looks on a phone and on a desk. */
export const usePagePreviews = (): readonly Preview<PageBlock>[] => {
  const t = useWords(websiteWords);
  return useMemo(
    () =>
      (['phone', 'desktop'] as const).map((key) => ({
        key,
        label: t(key),
        wide: key === 'desktop',
        draw: (document) => <PageView document={document} width={key} />,
      })),
    [t],
  );
};
