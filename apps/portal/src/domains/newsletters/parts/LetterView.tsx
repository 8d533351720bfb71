import { RichTextView } from '@nestling/kit/rich/RichTextView.tsx';
import type { LetterBlock, LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { letterWords } from '../words.ts';
import classes from './letters.module.css';

/** One block of a letter. */
export const LetterBlockView = ({ block }: { block: LetterBlock }) => {
  const t = useWords(letterWords);
  switch (block.type) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'text':
    case 'page':
      return <RichTextView html={block.html} />;
    case 'button':
      return <span className={classes.button}>{block.label}</span>;
    case 'divider':
      return <hr />;
    case 'picture':
      return <p className={classes.note}>{block.alt}</p>;
    case 'social':
      return <p className={classes.note}>{[block.facebook, block.instagram, block.web].filter(Boolean).join(' · ')}</p>;
    case 'menu':
    case 'calendar':
    case 'photos':
      return <p className={classes.note}>{t(`filled_${block.type}`)}</p>;
    case 'columns':
      return (
        <div className={classes.columns}>
          {[block.left, block.right].map((side, at) => (
            <div key={at === 0 ? 'left' : 'right'}>
              {side.map((one) => (
                <LetterBlockView key={one.id} block={one} />
              ))}
            </div>
          ))}
        </div>
      );
  }
};

/** A letter about as mail programs show it, as wide as a phone or a desk. */
export const LetterView = ({ document, width }: { document: LetterDocument; width: 'phone' | 'desktop' }) => (
  <article className={classes.letter} data-width={width}>
    {document.blocks.map((block) => (
      <LetterBlockView key={block.id} block={block} />
    ))}
  </article>
);
