import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { fileWords } from '../words.ts';

/** The documents of the location, and what families have sent. */
export const DocumentTabs = ({ here }: { here: 'documents' | 'papers' | 'immunizations' }) => {
  const t = useWords(fileWords);
  const { role } = usePerson();
  return (
    <LinkTabs
      label={t('tabs')}
      here={here}
      tabs={[
        { key: 'documents', label: t('documents'), to: href('files.documents') },
        { key: 'papers', label: t('papers'), to: href('files.documents', {}, { of: 'papers' }) },
        ...(allows(role, 'manager')
          ? [
              {
                key: 'immunizations',
                label: t('immunizations'),
                to: href('files.documents', {}, { of: 'immunizations' }),
              },
            ]
          : []),
      ]}
    />
  );
};
