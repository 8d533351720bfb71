import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { photoSetWords } from '../photo-set-words.ts';

/** Photos of children, of the team, of the facility. */
export const PhotoTabs = ({ here }: { here: 'students' | 'staff' | 'facility' }) => {
  const t = useWords(photoSetWords);
  return (
    <LinkTabs
      label={t('tabs')}
      here={here}
      tabs={[
        { key: 'students', label: t('ofStudents'), to: href('photos.students') },
        { key: 'staff', label: t('ofStaff'), to: href('photos.staff') },
        { key: 'facility', label: t('ofFacility'), to: href('photos.facility') },
      ]}
    />
  );
};
