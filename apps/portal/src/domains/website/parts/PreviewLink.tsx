import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye } from '@tabler/icons-react';
import { WebsitePagePreviewDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

/** An address holds for an hour; a page that is open longer gets another one before. */
const ANEW_MS = 50 * 60_000;

/** Leads to what is saved of a page as readers would see it, at the host of its site. */
export const PreviewLink = ({ page }: { page: string }) => {
  const t = useWords(websiteWords);
  const { data } = useAsk(WebsitePagePreviewDocument, { id: page }, { everyMs: ANEW_MS });
  const url = data?.websitePagePreviewAddress?.url;
  if (!url) return null;
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconEye size={18} />}
    >
      {t('seeAsReaders')}
    </Button>
  );
};
