import { Button } from '@mantine/core';
import { publishWebsitePage } from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { TabProps } from '../site-record.ts';
import { websiteWords } from '../words.ts';

/** The pages releases do not take, and one press for all of them; it ends at the first that is declined. */
export const LeftOut = ({ site }: TabProps) => {
  const t = useWords(websiteWords);
  const publishes = useMay()('publish_website');
  const publish = useAction(publishWebsitePage, { say: () => null });
  const [busy, setBusy] = useState(false);
  const left = site.pages.filter(({ published }) => !published);
  if (left.length === 0) return null;
  const takeAll = async () => {
    setBusy(true);
    for (const { id } of left) if ((await publish.run({ id, published: true }))?.kind !== 'done') break;
    setBusy(false);
  };
  return (
    <Section
      title={t('leftOut')}
      help={t('leftOutHelp')}
      action={
        publishes ? (
          <Button variant="default" loading={busy} onClick={() => void takeAll()}>
            {t('takeAll')}
          </Button>
        ) : null
      }
    >
      <ul>
        {left.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Section>
  );
};
