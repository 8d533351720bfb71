import { RichTextView } from '@nestling/kit/rich/RichTextView.tsx';
import type { PageBlock, PageDocument } from '@nestling/rules/website/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { knownPicture } from '../pictures.ts';
import { websiteWords } from '../words.ts';
import classes from './website.module.css';

/** A picture as it was chosen here, or what it shows in words. */
const PictureView = ({ src, alt }: { src: string; alt: string }) => {
  const t = useWords(websiteWords);
  const picture = knownPicture(src);
  return picture?.thumbnail ? (
    <img src={picture.thumbnail} alt={alt} />
  ) : (
    <p className={classes.filled}>{alt || t('block_picture')}</p>
  );
};

/** One block of a page, about as readers see it. What the center tells elsewhere is named, not shown. */
export const PageBlockView = ({ block }: { block: PageBlock }) => {
  const t = useWords(websiteWords);
  switch (block.type) {
    case 'heading':
      return block.level === '2' ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return <RichTextView html={block.html} />;
    case 'picture':
      return <PictureView src={block.src} alt={block.alt} />;
    case 'button':
      return (
        <p>
          <u>{block.label}</u>
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
          <footer>{block.by}</footer>
        </blockquote>
      );
    case 'question':
      return (
        <details>
          <summary>{block.question}</summary>
          <RichTextView html={block.html} />
        </details>
      );
    case 'gallery':
      return (
        <div className={classes.columns}>
          {block.pictures.map((one) => (
            <PageBlockView key={one.id} block={one} />
          ))}
        </div>
      );
    case 'columns':
      return (
        <div className={classes.columns}>
          {[block.left, block.right].map((side, at) => (
            <div key={at === 0 ? 'left' : 'right'}>
              {side.map((one) => (
                <PageBlockView key={one.id} block={one} />
              ))}
            </div>
          ))}
        </div>
      );
    default:
      return <p className={classes.filled}>{t(`filled_${block.type}`)}</p>;
  }
};

/** A page about as readers see it, as wide as a phone or a desk. */
export const PageView = ({ document, width }: { document: PageDocument; width: 'phone' | 'desktop' }) => (
  <article className={classes.page} data-width={width}>
    {document.blocks.map((block) => (
      <PageBlockView key={block.id} block={block} />
    ))}
  </article>
);
