import { Tabs } from '@nestling/kit/Tabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { SignedStays } from '../hours/SignedStays.tsx';
import { hoursWords } from '../hours/words.ts';
import Door from './Door.tsx';

/** The door as the office has it: who is here, and beside it who signed on the days before. */
const DoorOfAll = () => {
  const t = useWords(hoursWords);
  return (
    <Tabs
      label={t('signed')}
      tabs={[
        { key: 'door', label: t('atTheDoor'), content: () => <Door /> },
        { key: 'signed', label: t('signed'), content: () => <SignedStays /> },
      ]}
    />
  );
};

export default DoorOfAll;
