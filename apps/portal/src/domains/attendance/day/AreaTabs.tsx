import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import classes from './AreaTabs.module.css';
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
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {tabs.map(({ key, label, to }) => (
        <Link key={key} to={to} className={classes.tab} aria-current={key === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
};
