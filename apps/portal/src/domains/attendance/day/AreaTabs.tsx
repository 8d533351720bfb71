import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { dayWords } from './words.ts';

/** The parts of the area of attendance, each under its own address; the day goes along. */
export const AreaTabs = ({ here, date }: { here: 'students' | 'staff' | 'health' | 'kiosk'; date: string }) => {
  const t = useWords(dayWords);
  const tabs = [
    { key: 'students', label: t('students'), to: href('attendance.students', {}, { date }) },
    { key: 'staff', label: t('staff'), to: href('attendance.staff', {}, { date }) },
    { key: 'health', label: t('health'), to: href('attendance.health', {}, { date }) },
    { key: 'kiosk', label: t('kiosk'), to: href('attendance.kiosk') },
  ];
  return <LinkTabs tabs={tabs} here={here} label={t('tabs')} />;
};
