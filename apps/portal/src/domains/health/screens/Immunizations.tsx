import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { ReportList } from '../parts/ReportList.tsx';
import { VaccineList } from '../parts/VaccineList.tsx';
import { healthWords } from '../words.ts';

/** The vaccines the centre knows, and who misses which. */
const Immunizations = ({ place }: Located) => {
  const t = useWords(healthWords);
  const { of }: { of?: string } = useSearch({ strict: false });
  const here = of === 'report' ? 'report' : 'vaccines';
  const tabs = (
    <LinkTabs
      label={t('tabs')}
      here={here}
      tabs={[
        { key: 'vaccines', label: t('vaccines'), to: href('health.immunizations') },
        { key: 'report', label: t('report'), to: href('health.immunizations', {}, { of: 'report' }) },
      ]}
    />
  );
  return here === 'report' ? <ReportList location={place.id} tabs={tabs} /> : <VaccineList tabs={tabs} />;
};

export default Immunizations;
