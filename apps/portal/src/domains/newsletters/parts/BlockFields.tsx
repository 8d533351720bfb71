import { NativeSelect, TextInput } from '@mantine/core';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import type { LeafBlock, LetterBlock } from '@nestling/rules/letters/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { letterWords } from '../words.ts';
import { PictureFields } from './PictureFields.tsx';

/** The fields of one block. */
export const BlockFields = ({ block, onChange }: { block: LetterBlock; onChange: (next: LetterBlock) => void }) => {
  const t = useWords(letterWords);
  const line = (label: string, value: string, change: (value: string) => void, most = 200) => (
    <TextInput label={label} value={value} maxLength={most} onChange={(event) => change(event.currentTarget.value)} />
  );
  switch (block.type) {
    case 'heading':
      return line(t('heading'), block.text, (text) => onChange({ ...block, text }));
    case 'text':
      return <RichText label={t('text')} value={block.html} onChange={(html) => onChange({ ...block, html })} />;
    case 'button':
      return (
        <>
          {line(t('label'), block.label, (label) => onChange({ ...block, label }), 80)}
          {line(t('link'), block.href, (href) => onChange({ ...block, href }), 500)}
        </>
      );
    case 'picture':
      return <PictureFields block={block} onChange={onChange} />;
    case 'menu':
      return (
        <NativeSelect
          label={t('week')}
          description={t('filled_menu')}
          value={block.week}
          data={(['this', 'next'] as const).map((value) => ({ value, label: t(`week_${value}`) }))}
          onChange={(event) => onChange({ ...block, week: event.currentTarget.value === 'next' ? 'next' : 'this' })}
        />
      );
    case 'calendar':
      return (
        <NativeSelect
          label={t('ahead')}
          description={t('filled_calendar')}
          value={String(block.days)}
          data={[7, 14, 31].map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
          onChange={(event) => onChange({ ...block, days: Number(event.currentTarget.value) })}
        />
      );
    case 'photos':
      return <p>{t('filled_photos')}</p>;
    case 'social':
      return (
        <>
          {line('Facebook', block.facebook, (facebook) => onChange({ ...block, facebook }), 500)}
          {line('Instagram', block.instagram, (instagram) => onChange({ ...block, instagram }), 500)}
          {line('Web', block.web, (web) => onChange({ ...block, web }), 500)}
        </>
      );
    case 'columns': {
      const set = (side: 'left' | 'right') => (html: string) =>
        onChange({
          ...block,
          [side]: block[side].map((one): LeafBlock => (one.type === 'text' ? { ...one, html } : one)),
        });
      const first = (side: readonly LeafBlock[]) => side.find((one) => one.type === 'text');
      return (
        <>
          <RichText label={t('leftText')} value={first(block.left)?.html ?? ''} onChange={set('left')} />
          <RichText label={t('rightText')} value={first(block.right)?.html ?? ''} onChange={set('right')} />
        </>
      );
    }
    default:
      return null;
  }
};
