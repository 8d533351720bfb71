import { Button, SegmentedControl } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RichTextView } from '@nestling/kit/rich/RichTextView.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { blogWords } from '../words.ts';
import classes from './blogs.module.css';
import { PreviewLink } from './PreviewLink.tsx';

interface Shown {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly title_es: string;
  readonly summary_es: string;
  readonly description_es: string;
  readonly img: string | null;
}

/** A post as readers get it, in either language; what is missing in one is shown in the other. */
export const PostPreview = ({ id, post, onClose }: { id?: string | undefined; post: Shown; onClose: () => void }) => {
  const t = useWords(blogWords);
  const [language, setLanguage] = useState<'en' | 'es'>('en');
  const spanish = language === 'es';
  const either = (en: string, es: string) => (spanish && es ? { lang: 'es', words: es } : { lang: 'en', words: en });
  const title = either(post.title, post.title_es);
  const summary = either(post.summary, post.summary_es);
  const text = either(post.description, post.description_es);
  return (
    <Dialog label={t('preview')} onClose={onClose}>
      <Stack>
        <SegmentedControl
          aria-label={t('preview')}
          value={language}
          onChange={(next) => setLanguage(next === 'es' ? 'es' : 'en')}
          data={[
            { value: 'en', label: t('english') },
            { value: 'es', label: t('spanish') },
          ]}
        />
        {post.img ? <img className={classes.picture} src={post.img} alt="" /> : null}
        <h2 lang={title.lang}>{title.words}</h2>
        {summary.words ? <p lang={summary.lang}>{summary.words}</p> : null}
        <div lang={text.lang}>
          <RichTextView html={text.words} />
        </div>
        {id ? <PreviewLink id={id} /> : null}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      </Stack>
    </Dialog>
  );
};
