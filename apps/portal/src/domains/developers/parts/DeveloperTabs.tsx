import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { webhookWords } from '../webhook-words.ts';

/** What a center has for programs: those that come in, and those that are told. */
export const DeveloperTabs = ({ here }: { here: 'apps' | 'webhooks' }) => {
  const t = useWords(webhookWords);
  return (
    <LinkTabs
      label={t('tabs')}
      here={here}
      tabs={[
        { key: 'apps', label: t('apps'), to: href('developers.clients') },
        { key: 'webhooks', label: t('webhooks'), to: href('developers.webhooks') },
        { key: 'docs', label: t('docs'), to: href('developers.docs') },
      ]}
    />
  );
};
