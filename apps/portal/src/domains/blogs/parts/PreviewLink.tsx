import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { BlogPreviewDocument } from '../blogs.graphql.ts';
import { blogWords } from '../words.ts';

/** Leads to a saved post as readers will see it, at the host of the center's public pages. */
export const PreviewLink = ({ id }: { id: string }) => {
  const t = useWords(blogWords);
  const { data } = useAsk(BlogPreviewDocument, { id });
  const url = data?.blogPreviewAddress?.url;
  if (!url) return null;
  return (
    <p>
      <a href={url} target="_blank" rel="noreferrer">
        {t('previewOpen')}
      </a>
      <br />
      <small>{t('previewHelp')}</small>
    </p>
  );
};
