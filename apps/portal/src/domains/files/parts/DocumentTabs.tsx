import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { fileWords } from '../words.ts';

/** The documents of the location, and what families have sent. */
export const DocumentTabs = ({ here }: { here: 'documents' | 'papers' }) => {
  const t = useWords(fileWords);
  return (
    <LinkTabs
      label={t('tabs')}
      here={here}
      tabs={[
        { key: 'documents', label: t('documents'), to: href('files.documents') },
        { key: 'papers', label: t('papers'), to: href('files.documents', {}, { of: 'papers' }) },
      ]}
    />
  );
};
