import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { AuthorizationList } from '../medications/AuthorizationList.tsx';
import { LogList } from '../medications/LogList.tsx';
import { medicationWords } from '../medications/words.ts';

/** What was signed at a location, and the log of what was given. */
const MedicationAuthorizations = ({ place }: Located) => {
  const t = useWords(medicationWords);
  const { of }: { of?: string } = useSearch({ strict: false });
  const here = of === 'log' ? 'log' : 'list';
  const tabs = (
    <LinkTabs
      label={t('sections')}
      here={here}
      tabs={[
        { key: 'list', label: t('list'), to: href('health.medications') },
        { key: 'log', label: t('log'), to: href('health.medications', {}, { of: 'log' }) },
      ]}
    />
  );
  return here === 'log' ? (
    <LogList location={place.id} today={place.today} tabs={tabs} />
  ) : (
    <AuthorizationList location={place.id} tabs={tabs} />
  );
};

export default MedicationAuthorizations;
