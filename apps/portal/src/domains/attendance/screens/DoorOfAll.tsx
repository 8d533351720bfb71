import { Tabs } from '@nestling/kit/Tabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { SignedStays } from '../hours/SignedStays.tsx';
import { hoursWords } from '../hours/words.ts';
import Door from './Door.tsx';

/** The door as the office has it: who is here, and beside it who signed on the days before. */
const DoorOfAll = ({ place }: LocatedWithRooms) => {
  const t = useWords(hoursWords);
  return (
    <Tabs
      label={t('signed')}
      tabs={[
        { key: 'door', label: t('atTheDoor'), content: () => <Door place={place} /> },
        { key: 'signed', label: t('signed'), content: () => <SignedStays place={place} /> },
      ]}
    />
  );
};

export default DoorOfAll;
