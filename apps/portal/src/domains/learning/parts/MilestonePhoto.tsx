import { useWords } from '@nestling/ui/words.ts';
import { KEPT } from '../../media/kept-photo.ts';
import { PhotoField } from '../../media/PhotoField.tsx';
import { learningWords } from '../words.ts';

/** The photo of a milestone, for staff alone: what families see are pictures of entries, which are approved. */
export const MilestonePhoto = ({
  value,
  shown,
  problem,
  onBusy,
  onChange,
}: {
  /** The key of a photo, `KEPT`, or '' for none. */
  value: string;
  /** Where the photo that is kept is fetched. */
  shown: string | null;
  problem: unknown;
  onBusy: (busy: boolean) => void;
  onChange: (value: string) => void;
}) => {
  const t = useWords(learningWords);
  return (
    <PhotoField
      shown={value === KEPT ? shown : null}
      problem={typeof problem === 'string' ? problem : undefined}
      help={t('photoStaff')}
      onBusy={onBusy}
      onChange={onChange}
      onRemove={() => onChange('')}
    />
  );
};
