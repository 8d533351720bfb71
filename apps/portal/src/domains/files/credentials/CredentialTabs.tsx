import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { href } from '../../../addresses.ts';
import { useCredentialWords } from './kinds.ts';

/** How the team stands, and what was handed in. */
export const CredentialTabs = ({ here }: { here: 'standing' | 'papers' }) => {
  const { t } = useCredentialWords();
  return (
    <LinkTabs
      label={t('tabs')}
      here={here}
      tabs={[
        { key: 'standing', label: t('standing'), to: href('credentials.team') },
        { key: 'papers', label: t('papers'), to: href('credentials.papers') },
      ]}
    />
  );
};
